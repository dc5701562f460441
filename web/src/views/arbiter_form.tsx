// SPDX-License-Identifier: GPL-3.0-or-later
/** The form of an act: who did it, and what else the event needs. It opens filled in with what is most likely. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { acts, fieldsOf, usesBoard, type Draft } from '../arbiter/acts';
import type { ArbiterState } from '../arbiter/arbiter_state';
import type { FormIntent } from '../arbiter/online_desk';
import type { Actor } from '../core/types';
import { useArbiterMessages, type ArbiterMessages } from '../i18n/arbiter_messages';
import { ActField } from './arbiter_fields';
import { Segments } from './segments';

interface Props {
  desk: Pick<ArbiterState, 'answer' | 'fault'>;
  draft: Draft;
  /** The only one who acts here; otherwise whoever can. */
  by?: Actor;
  send: (intent: FormIntent) => void;
}

export function ActForm({ desk, draft, by: only, send }: Props) {
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.happened;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) focusFirst(form.current, draft);
  }, []);
  const fill = (part: Partial<Draft>) => send({ kind: 'fill', part });
  const by = only ? [only] : acts[draft.act].by;
  const submit = (event: Event) => {
    event.preventDefault();
    send({ kind: 'enter' });
  };
  return (
    <form class="act-form" ref={form} onSubmit={submit} data-testid="act-form" aria-label={words.acts[draft.act]}>
      <h3 class="act-form__heading">{words.acts[draft.act]}</h3>
      <div class="act-form__fields">
        {by.length > 1 && (
          <Segments
            label={words.who}
            value={draft.by}
            among={by}
            name={(actor) => arbiterWords.actors[actor]}
            onChoose={(actor) => fill({ by: actor })}
            testId="who"
          />
        )}
        {fieldsOf(draft).map((field) => (
          <ActField key={field} field={field} draft={draft} desk={desk} fill={fill} />
        ))}
      </div>
      <p class="form__fault" role="alert" data-testid="act-fault">
        {faultText(desk, draft, words)}
      </p>
      <div class="card__buttons">
        <button type="submit" class="button button--primary" data-testid="enter">
          {words.enter}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** What is still to be given, where it is one thing; otherwise the button that enters. */
function focusFirst(form: HTMLFormElement, draft: Draft): void {
  const handy = matchMedia('(pointer: fine)').matches;
  const entry = usesBoard(draft) && handy ? document.querySelector<HTMLElement>('#move-entry') : null;
  const field = handy ? form.querySelector<HTMLElement>('[data-first]') : null;
  (entry ?? field ?? form.querySelector<HTMLElement>('[data-testid=enter]'))?.focus({ preventScroll: true });
}

function faultText({ fault }: Props['desk'], draft: Draft, words: ArbiterMessages['happened']): string {
  if (fault?.kind === 'time') return words.timeFault;
  if (fault?.kind === 'article') return words.articleFault(draft.article);
  if (fault?.kind !== 'incomplete') return '';
  return words.incomplete[usesBoard(draft) ?? 'other'];
}
