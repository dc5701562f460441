// SPDX-License-Identifier: GPL-3.0-or-later
/** What happened: the acts in their groups, and the form of the one chosen, which asks only for what that act needs. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { acts, actsOf, groups, type Act, type Group } from '../arbiter/acts';
import type { ArbiterIntent, ArbiterState } from '../arbiter/arbiter_state';
import { moveText } from '../arbiter/describe';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { ActForm } from './arbiter_form';
import { ReasonBadge } from './ruling_card';

interface Props {
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
}

export function ArbiterEntry({ desk, send, group, onGroup }: Props & { group: Group; onGroup: (group: Group) => void }) {
  const words = useArbiterMessages().happened;
  const choose = (chosen: Group) => {
    if (desk.draft || desk.question) send({ kind: 'cancel' });
    onGroup(chosen);
  };
  useFocusBack(desk.draft?.act ?? null, desk.question !== null);
  return (
    <section class="happened" aria-labelledby="happened-heading" data-testid="happened">
      <h2 id="happened-heading" class="arbiter__heading">
        {words.heading}
      </h2>
      <div
        class="groups"
        role="tablist"
        aria-labelledby="happened-heading"
        onKeyDown={(event) => walkTabs(event, group, choose)}
      >
        {groups.map((one, index) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`happened-${one}`}
            class="groups__tab"
            aria-selected={one === group}
            aria-controls="happened-acts"
            aria-keyshortcuts={String(index + 1)}
            tabIndex={one === group ? 0 : -1}
            onClick={() => choose(one)}
          >
            {words.groups[one]}
          </button>
        ))}
      </div>
      <div class="happened__panel" role="tabpanel" id="happened-acts" aria-labelledby={`happened-${group}`}>
        {desk.question ? (
          <QuestionForm desk={desk} send={send} />
        ) : desk.draft ? (
          <ActForm key={desk.draft.act} desk={desk} draft={desk.draft} send={send} />
        ) : (
          <Acts desk={desk} send={send} group={group} />
        )}
      </div>
    </section>
  );
}

function Acts({ desk, send, group }: Props & { group: Group }) {
  const words = useArbiterMessages().happened;
  return (
    <>
      <div class="acts">
        {actsOf(group, desk.answer).map((act) => (
          <button key={act} type="button" class="act" data-testid={`act-${act}`} onClick={() => send({ kind: 'open', act })}>
            <span>{words.acts[act]}</span> <small>{acts[act].article}</small>
          </button>
        ))}
      </div>
      <p class="happened__hint">{desk.answer.outcome ? words.over : words.choose}</p>
    </>
  );
}

/** When a form goes, the focus that was in it returns to the act that opened it, or to the groups. */
function useFocusBack(act: Act | null, asks: boolean): void {
  const before = useRef<{ act: Act | null; asks: boolean }>({ act: null, asks: false });
  useLayoutEffect(() => {
    const closed = (before.current.act !== null && act === null) || (before.current.asks && !asks);
    const lost = document.activeElement === document.body || document.activeElement === null;
    const opener = before.current.act && document.querySelector<HTMLElement>(`[data-testid="act-${before.current.act}"]`);
    before.current = { act, asks };
    if (closed && lost)
      (opener ?? document.querySelector<HTMLElement>('.groups__tab[tabindex="0"]'))?.focus({ preventScroll: true });
  }, [act, asks]);
}

function walkTabs(event: KeyboardEvent, group: Group, onGroup: (group: Group) => void): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = groups[(groups.indexOf(group) + step + groups.length) % groups.length]!;
  onGroup(next);
  document.getElementById(`happened-${next}`)?.focus();
}

/** An illegal move was shown on the board: what became of it at the table? */
function QuestionForm({ desk, send }: Props) {
  const words = useArbiterMessages().question;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [desk.question]);
  const { uci, answer } = desk.question!;
  const reason = answer.reasons[0];
  return (
    <div class="act-form" role="group" aria-label={words.heading(moveText(uci))} data-testid="illegal-question">
      <h3 class="act-form__heading">{words.heading(moveText(uci))}</h3>
      {reason && (
        <p class="act-form__why">
          <ReasonBadge reason={reason} /> {reason.text}
        </p>
      )}
      {!desk.pressing && <p class="form__hint">{words.notCompleted}</p>}
      <div class="card__buttons">
        {desk.pressing && (
          <button
            type="button"
            ref={first}
            class="button button--primary"
            data-testid="rule"
            onClick={() => send({ kind: 'rule' })}
          >
            {words.rule}
          </button>
        )}
        <button
          type="button"
          ref={desk.pressing ? null : first}
          class={`button ${desk.pressing ? '' : 'button--primary'}`}
          data-testid="let-stand"
          onClick={() => send({ kind: 'let-stand' })}
        >
          {desk.pressing ? words.letStand : words.ruleMade}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
