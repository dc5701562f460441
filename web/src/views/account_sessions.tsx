// SPDX-License-Identifier: GPL-3.0-or-later
import { useEffect, useState } from 'preact/hooks';
import { useAccountMessages } from '../i18n/account_messages';
import { endOtherSessions, endSession, listSessions } from '../net/account';
import type { SessionLine } from '../net/messages';
import { Answered, Section, useAsking } from './account_form';
import { usePage } from './context';

/** The browsers that are signed in; each can be signed out from here. */
export function AccountSessions() {
  const words = useAccountMessages();
  const { settings } = usePage();
  const [lines, setLines] = useState<SessionLine[]>([]);
  const asking = useAsking();
  const load = () => void asking.ask(listSessions(), setLines);
  useEffect(load, []);
  const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  const ended = () => {
    load();
    asking.say(words.sessions.ended);
  };
  return (
    <Section heading={words.sessions.heading} testId="sessions">
      <p class="account__soft">{words.sessions.text}</p>
      <ul class="account__sessions">
        {lines.map((line) => {
          const browser = line.browser || words.sessions.unknown;
          return (
            <li key={line.id} data-testid="session">
              <span>
                <strong>{browser}</strong>{' '}
                <span class="account__soft">
                  {line.current ? words.sessions.current : words.sessions.seen(when.format(line.seen))}
                </span>
              </span>
              {!line.current && (
                <button
                  type="button"
                  class="button"
                  aria-label={words.sessions.end(browser)}
                  disabled={asking.busy}
                  onClick={() => void asking.ask(endSession(line.id), ended)}
                >
                  {words.sessions.endShort}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {lines.length > 1 && (
        <p>
          <button
            type="button"
            class="button"
            disabled={asking.busy}
            onClick={() => void asking.ask(endOtherSessions(), ended)}
            data-testid="end-others"
          >
            {words.sessions.endOthers}
          </button>
        </p>
      )}
      <Answered asking={asking} />
    </Section>
  );
}
