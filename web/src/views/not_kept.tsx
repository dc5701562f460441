// SPDX-License-Identifier: GPL-3.0-or-later
/** Said quietly where the browser has no more room for what the reader does here. */
import { useEffect, useState } from 'preact/hooks';
import { heedRoom, isGoneWithPage } from '../settings/storage';

/** Whether what is kept under this name lasts no longer than the page. */
export function useGoneWithPage(key: string): boolean {
  const [gone, setGone] = useState(() => isGoneWithPage(key));
  useEffect(() => {
    const look = () => setGone(isGoneWithPage(key));
    look();
    return heedRoom(look);
  }, [key]);
  return gone;
}

export function NotKept({ of, text }: { of: string; text: string }) {
  const gone = useGoneWithPage(of);
  return (
    <p class="not-kept" role="status" data-testid="not-kept">
      {gone && text}
    </p>
  );
}
