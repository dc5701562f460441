// SPDX-License-Identifier: GPL-3.0-or-later
import type { ArbiterState, Entry } from '../arbiter/arbiter_state';
import { reportText } from '../arbiter/report';
import { writeScript } from '../arbiter/script';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { usePage } from './context';
import { download } from './download';
import { CopyButton } from './copy_button';
import { controlMeaning } from './time_control_field';

/** The log as a script that `adoube referee` reads, as text to print, and the game as PGN. */
export function TakeAway({ desk, entries }: { desk: ArbiterState; entries: Entry[] }) {
  const { messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.log;
  const control = desk.answer.regulations.time_control;
  const report = reportText(
    desk.script.setup,
    desk.answer,
    entries,
    arbiterWords,
    control ? controlMeaning(control, messages) : '',
  );
  const ways = [
    {
      name: words.script,
      file: 'adoube-log.jsonl',
      type: 'application/jsonl',
      text: writeScript(desk.script),
      id: 'script',
    },
    { name: words.text, file: 'adoube-log.txt', type: 'text/plain', text: report, id: 'text' },
    { name: words.pgn, file: 'adoube-game.pgn', type: 'application/x-chess-pgn', text: desk.answer.pgn, id: 'pgn' },
  ];
  return (
    <div class="take" data-testid="take-away">
      <h3 class="verdict__label">{words.take}</h3>
      <div class="take__ways">
        {ways.map(({ name, file, type, text, id }) => (
          <div class="take__way" key={id}>
            <span class="take__name">{name}</span>
            <CopyButton label={words.copy} text={text} />
            <button
              type="button"
              class="button"
              data-testid={`download-${id}`}
              aria-label={`${words.download}${messages.signs.colon}${name}`}
              onClick={() => download(file, type, text)}
            >
              {words.download}
            </button>
            {id === 'text' && (
              <button type="button" class="button" onClick={() => print()}>
                {words.print}
              </button>
            )}
          </div>
        ))}
      </div>
      <pre class="report">{report}</pre>
    </div>
  );
}
