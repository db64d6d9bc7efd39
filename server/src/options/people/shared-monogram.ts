import { looksLike } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { marksOf } from './marks.rules';
import { membersAround } from './members.store';

/**
 * Refuses a monogram that somebody in one of the player's circles has, or one that looks like it: on a board of squares it is all that is
 * read. Asked once the player's own choice is written.
 */
export async function refuseSharedMonogram(tx: Tx, userId: number, monogram: string): Promise<void> {
  if (monogram === '') return;
  const members = await membersAround(tx, userId);
  const own = new Set(members.find(({ id }) => id === userId)?.groups);
  const marks = marksOf(members);
  const isLike = looksLike(monogram);
  const other = members.find(
    ({ id, groups }) => id !== userId && groups.some((group) => own.has(group)) && isLike(marks.get(id)?.shown.monogram ?? ''),
  );
  if (other)
    throw new Refusal('conflict', `${monogram} is ${other.username}’s monogram, or looks like it. Take other letters.`, {
      monogram: `is like ${other.username}’s`,
    });
}
