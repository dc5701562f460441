// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's progress: what is kept, to take away, to bring back, and to forget. */
import { useRef, useState } from 'preact/hooks';
import { useLearnMessages } from '../i18n/learn_messages';
import type { Course } from '../learn/lesson';
import { countDone, joined, readProgress, writeProgress, type Progress } from '../learn/progress';
import { usePage } from './context';
import { Dialog } from './dialog';
import { download } from './download';
import { NotKept } from './not_kept';
import { forgetProgress, keepProgress, progressKey, progressNow } from './use_progress';

export function CourseProgress({ course, progress }: { course: Course; progress: Progress }) {
  const words = useLearnMessages().progress;
  const { messages } = usePage();
  const [said, setSaid] = useState<{ text: string; fault: boolean } | null>(null);
  const [asks, setAsks] = useState(false);
  const order = course.chapters.flatMap(({ lessons }) => lessons);
  const empty = Object.keys(progress.lessons).length === 0;
  const bring = async (file: File) => {
    const read = readProgress(await file.text().catch(() => ''));
    if (typeof read === 'string') return setSaid({ text: words.faults[read], fault: true });
    keepProgress(joined(progressNow(), read));
    setSaid({ text: words.loaded, fault: false });
  };
  return (
    <section class="chapter" aria-labelledby="heading-progress" data-testid="progress">
      <h2 id="heading-progress">{words.heading}</h2>
      <p class="chapter__lead">{words.lead}</p>
      <p class="progress__sum">{empty ? words.none : words.sum(countDone(progress, order), order.length)}</p>
      <NotKept of={progressKey} text={messages.room.progress} />
      <div class="progress__ways">
        <button
          type="button"
          class="button"
          disabled={empty}
          onClick={() => download(words.fileName, 'application/json', writeProgress(progress))}
          data-testid="save-progress"
        >
          {words.save}
        </button>
        <FileButton label={words.load} onFile={bring} />
        <button type="button" class="button" disabled={empty} onClick={() => setAsks(true)} data-testid="reset-progress">
          {words.reset}
        </button>
      </div>
      <p class={said?.fault ? 'form__fault' : 'progress__said'} role="status" data-testid="progress-said">
        {said?.text}
      </p>
      {asks && (
        <Dialog heading={words.resetAsk} onClose={() => setAsks(false)} testId="reset-question">
          <p class="dialog__note">{words.resetHint}</p>
          <div class="dialog__ways">
            <button type="button" class="button" onClick={() => setAsks(false)}>
              {words.cancel}
            </button>
            <button
              type="button"
              class="button button--primary"
              onClick={() => {
                forgetProgress();
                setAsks(false);
                setSaid({ text: words.forgotten, fault: false });
              }}
              data-testid="reset-yes"
            >
              {words.resetYes}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <label class="load__label">
      {label}
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        data-testid="load-progress"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
