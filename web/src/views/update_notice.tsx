// SPDX-License-Identifier: GPL-3.0-or-later
/** Says that a new version waits. It is taken when the reader wants it: nothing changes under a game. */
import { useUpdate } from '../offline/updates';
import { usePage } from './context';

export function UpdateNotice() {
  const { messages } = usePage();
  const update = useUpdate();
  return (
    <div class="notice-place" role="status">
      {update && (
        <div class="notice" data-testid="update">
          <p class="notice__text">{messages.update.ready}</p>
          <div class="notice__buttons">
            <button type="button" class="button" onClick={update.later}>
              {messages.update.later}
            </button>
            <button type="button" class="button button--primary" onClick={update.use}>
              {messages.update.use}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
