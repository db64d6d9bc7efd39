import { plural } from '@poolhouse/contract/formats';
import type { MailSite } from '../../../ground/site';
import { findUser } from '../../../people/accounts/users.store';
import { tellPlayer } from '../../../people/mail/tell-player';
import type { Entry } from '../../contest';
import { refuseAct } from '../board/acts';
import type { BoardWrite } from '../board/board-write';
import type { Claim } from '../board/boards.store';
import { paidEntries, removeClaimsOf } from '../board/claims.store';
import { releasedLine } from '../log/board-lines';

/** Releases the squares of all entries that have not paid, before the lock, and tells their players. Answers how many squares. */
export async function releaseUnpaid(write: BoardWrite, post: { mail: MailSite; wallNow: number }): Promise<number> {
  const { tx, invalidate, contest, live, viewer, log, tell, entries: present } = write;
  refuseAct('release_unpaid', live);
  const paid = await paidEntries(tx, contest.id);
  const unpaid = live.claims.filter(({ entryId }) => !paid.has(entryId));
  if (unpaid.length === 0) return 0;
  const entries = [...new Set(unpaid.map(({ entryId }) => entryId))].flatMap((id) => present.get(id) ?? []);
  await removeClaimsOf(
    tx,
    invalidate,
    contest.id,
    entries.map(({ id }) => id),
  );
  await tell(releasedLine(unpaid, { by: viewer.username, reason: 'not paid for' }));
  await log('unpaid_released', {
    before: { squares: unpaid.map(({ x, y, entryId }) => [x, y, present.get(entryId)?.name]) },
  });
  for (const entry of entries)
    await tellOwner(
      write,
      entry,
      unpaid.filter(({ entryId }) => entryId === entry.id),
      post,
    );
  return unpaid.length;
}

async function tellOwner(
  { tx, contest, viewer }: BoardWrite,
  entry: Entry,
  released: readonly Claim[],
  post: { mail: MailSite; wallNow: number },
): Promise<void> {
  const owner = await findUser(tx, entry.userId);
  if (!owner || owner.id === viewer.userId || owner.closed_at !== null) return;
  const squares = plural(released.length, 'square');
  await tellPlayer(tx, post, owner, {
    subject: `Squares of ${entry.name} on ${contest.name} are free again`,
    paragraphs: [
      `${viewer.username} released ${squares} of ${entry.name} on ${contest.name}, since nothing was marked as paid for them.`,
      'While the board is open you may claim free squares again.',
    ],
  });
}
