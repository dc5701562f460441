// SPDX-License-Identifier: GPL-3.0-or-later
/** A file that is dropped anywhere on the page. Gives whether one is held above it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useDroppedFile(take: (file: File) => void): boolean {
  const [held, setHeld] = useState(false);
  const now = useRef(take);
  now.current = take;
  useLayoutEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setHeld(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setHeld(false);
    const dropped = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setHeld(false);
      const file = event.dataTransfer?.files[0];
      if (file) now.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
    };
  }, []);
  return held;
}
