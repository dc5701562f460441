// SPDX-License-Identifier: GPL-3.0-or-later
/** What is looked for in the archive. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  colours,
  faultIn,
  nothingSought,
  reasons,
  results,
  type ColourSought,
  type Reason,
  type ResultSought,
  type SearchForm,
} from '../archive/search_form';
import { useArchiveMessages } from '../i18n/archive_messages';
import { usePage } from './context';
import { Switch } from './segments';

interface Props {
  asked: SearchForm;
  onSearch: (form: SearchForm) => void;
}

export function ArchiveSearch({ asked, onSearch }: Props) {
  const { account } = usePage();
  const words = useArchiveMessages().search;
  const [form, setForm] = useState(asked);
  const [told, setTold] = useState(false);
  const change = (part: Partial<SearchForm>) => setForm((before) => ({ ...before, ...part }));
  const fault = faultIn(form);
  const submit = (event: Event) => {
    event.preventDefault();
    setTold(true);
    if (!fault) onSearch(form);
  };
  const clear = () => {
    setForm(nothingSought);
    setTold(false);
    onSearch(nothingSought);
  };
  return (
    <form class="search" role="search" onSubmit={submit} data-testid="search">
      <Field label={words.player} hint={words.playerHint}>
        <input type="text" class="entry__field" value={form.player} maxLength={60} autocomplete="off" data-testid="search-player"
          onInput={(event) => change({ player: event.currentTarget.value })} />
      </Field>
      <Field label={words.colour}>
        <select class="entry__field" value={form.colour} onChange={(event) => change({ colour: event.currentTarget.value as ColourSought })}>
          {colours.map((one) => <option key={one} value={one}>{words.colours[one]}</option>)}
        </select>
      </Field>
      <Field label={words.opening} hint={words.openingHint}>
        <input type="text" class="entry__field" value={form.opening} maxLength={60} autocomplete="off" data-testid="search-opening"
          onInput={(event) => change({ opening: event.currentTarget.value })} />
      </Field>
      <Field label={words.result}>
        <select class="entry__field" value={form.result} onChange={(event) => change({ result: event.currentTarget.value as ResultSought })}>
          {results.map((one) => <option key={one} value={one}>{words.results[one]}</option>)}
        </select>
      </Field>
      <Field label={words.reason}>
        <select class="entry__field" value={form.reason} data-testid="search-reason"
          onChange={(event) => change({ reason: event.currentTarget.value as Reason })}>
          {reasons.map((one) => <option key={one} value={one}>{words.reasons[one]}</option>)}
        </select>
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={words[name]} hint={words.dateHint}>
          <input type="text" class="entry__field" inputMode="decimal" value={form[name]} maxLength={10} autocomplete="off"
            aria-invalid={told && fault === name} data-testid={`search-${name}`}
            onInput={(event) => change({ [name]: event.currentTarget.value })} />
        </Field>
      ))}
      <Field label={words.fen} wide>
        <input type="text" class="entry__field search__fen" value={form.fen} maxLength={120} autocomplete="off" spellcheck={false} data-testid="search-fen"
          onInput={(event) => change({ fen: event.currentTarget.value })} />
      </Field>
      <div class="search__end">
        {account.account && (
          <Switch label={words.own} on={form.own} onChange={(own) => change({ own })} testId="search-own" />
        )}
        <button type="submit" class="button button--primary" data-testid="search-act">
          {words.act}
        </button>
        <button type="button" class="button" onClick={clear}>
          {words.clear}
        </button>
      </div>
      <p class="form__fault search__fault" role="alert">
        {told && fault ? words.notADate : ''}
      </p>
    </form>
  );
}

function Field({ label, hint, wide, children }: { label: string; hint?: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <label class={`field search__field ${wide ? 'search__field--wide' : ''}`}>
      <span>{label}</span>
      {children}
      {hint && <small>{hint}</small>}
    </label>
  );
}
