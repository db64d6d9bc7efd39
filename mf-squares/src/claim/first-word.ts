import type { SquaresConfigRow } from '@poolhouse/contract';
import type { ApiClient } from '@poolhouse/shared-ui';
import type { SquaresPage } from '../contest/squares.types';

/** Sixteen characters that this browser rolls. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Puts a word of this browser's into the draw for an entry that has none, with its first square. The player may write another. */
export async function giveFirstWord(
  call: ApiClient['call'],
  { words }: Pick<SquaresPage, 'words'>,
  { contest_id, entry_id }: SquaresConfigRow,
): Promise<void> {
  if (entry_id === 0 || words.data.some(({ ID }) => ID === entry_id)) return;
  await call('POST bbsquares/word', { body: { contest_id, entry_id, word: randomWord() } });
}
