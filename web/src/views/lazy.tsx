// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages that are loaded when they are opened, with their own words and styles, so that the first page stays small. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from './context';
import { Masthead } from './masthead';

/**
 * A view that stands for the one that `load` brings; loaded once, however often it is shown. Until then there is a page that
 * waits, or what stands in its place.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<{ failed: boolean }> = Waiting,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'here' | 'failed'>(loaded ? 'here' : 'loading');
    useEffect(() => {
      if (loaded) return;
      let gone = false;
      load().then(
        (view) => {
          loaded = view;
          if (!gone) setState('here');
        },
        (problem: unknown) => {
          console.error(problem);
          if (!gone) setState('failed');
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    const View = loaded;
    return View && state === 'here' ? <View {...props} /> : <Meanwhile failed={state === 'failed'} />;
  };
}

function Waiting({ failed }: { failed: boolean }) {
  const { messages } = usePage();
  return (
    <div class="sheet">
      <Masthead />
      <main class="sheet__body" aria-busy={!failed}>
        {failed && (
          <>
            <p role="alert">{messages.fault.notLoaded}</p>
            <p>
              <button type="button" class="button" onClick={() => location.reload()}>
                {messages.fault.reload}
              </button>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

/** In place of a part of a page. */
export function PartWaiting({ failed }: { failed: boolean }) {
  const { messages } = usePage();
  return failed ? <p role="alert">{messages.fault.notLoaded}</p> : <div aria-busy="true" />;
}
