import type { SmackRow } from '@poolhouse/contract';
import { epoch } from '../formats/instant';

/** What the board shows: without archived messages, newest first. */
export function shownMessages(messages: readonly SmackRow[]): SmackRow[] {
  return messages
    .filter((message) => message.archived === 0)
    .sort((a, b) => (epoch(b.Modtime) || 0) - (epoch(a.Modtime) || 0) || b.ID - a.ID);
}
