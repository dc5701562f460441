// SPDX-License-Identifier: GPL-3.0-or-later
import type { Timing } from '../arbiter/arbiter_state';
import { isFault, readScript, type Script } from '../arbiter/script';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { usePage } from './context';
import { useSentence } from './use_sentence';

/** Takes a log that was taken away before, or a script written by hand; a fault names its line. */
export function LoadLog({ begin }: { begin: (script: Script, timing: Timing) => void }) {
  const { core } = usePage();
  const words = useArbiterMessages();
  const [fault, setFault] = useSentence<string | null>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    const script = readScript(await file.text());
    if (isFault(script)) return setFault(words.script.fault(script));
    const judged = core.regulations(script.setup);
    if ('code' in judged) return setFault(words.script.unusable(judged.text ?? ''));
    begin(script, 'typed');
  };
  return (
    <div class="load">
      <label class="load__label">
        {words.setup.load}
        <input
          type="file"
          accept=".jsonl,.json,.txt"
          aria-describedby="load-hint"
          data-testid="load"
          onChange={(event) => {
            void load(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p class="form__hint" id="load-hint">
        {words.setup.loadHint}
      </p>
      <p class="form__fault" role="alert" data-testid="load-fault">
        {fault}
      </p>
    </div>
  );
}
