import { tag } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { readAuction, type Auction } from '../auction';
import { setupOf } from '../folded';
import { append, keepRoom, readProxies } from '../auction.store';
import type { NumberedAuction } from '../groups.rules';
import { sealedOrder } from '../lots/seal';
import { autoBids, isOver } from '../log/bids.rules';
import { fold } from '../log/fold.rules';
import { allow } from './policy';
import type { AuctionPen } from './auction-pen';

type Site = Pick<Context, 'db' | 'clock' | 'wall'>;

/**
 * One transaction on one auction, which waits for no other contest's. What it appends is answered by the sealed maxima before it commits.
 */
export function writeAuction<T>(
  { db, clock, wall }: Site,
  { directory }: Pick<Memories, 'directory'>,
  which: NumberedAuction,
  work: (pen: AuctionPen) => Promise<T>,
): Promise<T> {
  return db.write(
    async (tx, invalidate) => {
      const [now, real] = [clock.now(), wall.now()];
      const auction = await readAuction(tx, which, { memberships: await directory.readIn(tx), now });
      const pen: AuctionPen = {
        ...auction,
        tx,
        invalidate,
        now,
        wall: real,
        async append(event) {
          const written = await append(tx, invalidate, {
            contestId: which.contest.id,
            seq: pen.state.lastSeq + 1,
            at: now,
            wall: real,
            event,
          });
          pen.state = fold(setupOf(pen.room), [written], pen.state);
          return written;
        },
      };
      return work(pen);
    },
    { only: tag.contest(which.contest.id) },
  );
}

/**
 * Bids for those who left a maximum; after whatever changed the block or a maximum. Nothing is bid on a lot whose time is up.
 *
 * @param received when what they answer arrived, real time, epoch ms
 */
export async function answerProxies(pen: AuctionPen, received = pen.wall): Promise<void> {
  if (!pen.state.block || isOver(pen.state.block, received)) return;
  for (const { entryId, amount } of autoBids(pen.state, await readProxies(pen.tx, pen.contest.id)))
    await pen.append({ type: 'bid', lot: pen.state.block.lot, entryId, amount, kind: 'auto', wall: received });
}

/** Opens an auction that has not begun; refuses one that cannot. */
export async function ensureOpen(pen: AuctionPen, by: Viewer | null): Promise<void> {
  if (pen.state.phase === 'complete') throw new Refusal('conflict', 'This auction is over. Undo its last sale to go on.');
  if (pen.state.phase !== 'setup') return;
  if (pen.room.seed === '' || pen.lots.length === 0)
    throw new Refusal('conflict', 'The teams are not prepared. Do step 5, Prep Teams, first.');
  if (pen.entries.length < 2) throw new Refusal('conflict', 'An auction needs two owners at least. Do step 2, Copy Owners, first.');
  const owners = sealedOrder(
    pen.room.seed,
    'owners',
    pen.entries.map(({ id }) => id),
  );
  await keepRoom(pen.tx, pen.invalidate, { ...pen.room, owners });
  (pen.room as { owners: readonly number[] }).owners = owners;
  await pen.append({ type: 'opened', byUser: by?.userId ?? null, settings: pen.room.settings });
}

/** Puts a lot up. @param lot undefined for the next of the sealed order */
export async function nominate(
  pen: AuctionPen,
  lot: number | undefined,
  { by, kind }: { by: Viewer | null; kind: string },
): Promise<number> {
  const up = pen.state.block?.lot;
  if (up !== undefined && pen.state.phase === 'drafting' && up === (lot ?? pen.state.queue[0])) return up;
  allow(pen, 'nominate');
  await ensureOpen(pen, by);
  const next = lot ?? pen.state.queue[0];
  if (next === undefined) throw new Refusal('conflict', 'Every team is sold.');
  if (pen.state.sales.has(next)) throw new Refusal('conflict', soldWords(pen, next));
  await pen.append({ type: 'nominated', lot: next, byUser: by?.userId ?? null, kind });
  await answerProxies(pen);
  return next;
}

export function soldWords({ state, entries }: Pick<Auction, 'state' | 'entries'>, lot: number): string {
  const sale = state.sales.get(lot);
  return sale ? `Sold to ${nameOf(entries, sale.entryId)} for ${sale.amount}.` : 'This team is not sold.';
}

export const nameOf = (entries: readonly Entry[], entryId: number | undefined): string =>
  entries.find(({ id }) => id === entryId)?.name ?? 'an owner who left';

/** For whoever asks later what was done in this auction: its group's log. */
export async function noteAct(
  pen: AuctionPen,
  viewer: Viewer,
  ip: string,
  act: { action: string; after: object; before?: object },
): Promise<void> {
  const about = { contest_id: pen.contest.id };
  await logActivity(pen.tx, {
    at: pen.now,
    action: `auction.${act.action}`,
    by: viewer,
    ip,
    ...(act.before && { before: { ...about, ...act.before } }),
    after: { ...about, ...act.after },
    place: { contest: pen.contest.id },
  });
}
