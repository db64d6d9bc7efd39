import { tag } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { readAuction, type Auction } from '../auction';
import { append, keepRoom, readProxies } from '../auction.store';
import { setupOf } from '../folded';
import type { NumberedAuction } from '../groups.rules';
import { autoBids, isOver } from '../log/bids.rules';
import { fold } from '../log/fold.rules';
import { sealedOrder } from '../lots/seal';
import { tellAuction } from '../seals/tell-auction';
import { toldLines } from '../seals/told-lines.rules';
import type { AuctionWriter } from './auction-writer';
import { allow } from './policy';

type Site = Pick<Context, 'db' | 'clock' | 'wall'>;

/**
 * One transaction on one auction, which waits for no other contest's. What it appends is answered by the sealed maxima before it commits.
 */
export function writeAuction<T>(
  { db, clock, wall }: Site,
  { directory }: Pick<Memories, 'directory'>,
  which: NumberedAuction,
  work: (writer: AuctionWriter) => Promise<T>,
): Promise<T> {
  return db.write(
    async (tx, invalidate) => {
      const [now, real] = [clock.now(), wall.now()];
      const auction = await readAuction(tx, which, { memberships: directory.in(tx), now });
      const writer: AuctionWriter = {
        ...auction,
        tx,
        invalidate,
        now,
        wall: real,
        async append(event) {
          const written = await append(tx, invalidate, {
            contestId: which.contest.id,
            seq: writer.state.lastSeq + 1,
            at: now,
            wall: real,
            event,
          });
          const before = writer.state;
          writer.state = fold(setupOf(writer.room), [written], before);
          await tellAuction({ tx, invalidate, contestId: which.contest.id }, toldLines(writer, before, writer.state, written), now);
          return written;
        },
      };
      return work(writer);
    },
    { only: tag.contest(which.contest.id) },
  );
}

/**
 * Bids for those who left a maximum; after whatever changed the block or a maximum. Nothing is bid on a lot whose time is up.
 *
 * @param received when what they answer arrived, real time, epoch ms
 */
export async function answerProxies(writer: AuctionWriter, received = writer.wall): Promise<void> {
  if (!writer.state.block || isOver(writer.state.block, received)) return;
  for (const { entryId, amount } of autoBids(writer.state, await readProxies(writer.tx, writer.contest.id)))
    await writer.append({ type: 'bid', lot: writer.state.block.lot, entryId, amount, kind: 'auto', wall: received });
}

/** Opens an auction that has not begun; refuses one that cannot. */
export async function ensureOpen(writer: AuctionWriter, by: Viewer | null): Promise<void> {
  if (writer.state.phase === 'complete') throw new Refusal('conflict', 'This auction is over. Undo its last sale to go on.');
  if (writer.state.phase !== 'setup') return;
  if (writer.room.seed === '' || writer.lots.length === 0)
    throw new Refusal('conflict', 'The teams are not prepared. Do step 5, Prep Teams, first.');
  if (writer.entries.length < 2) throw new Refusal('conflict', 'An auction needs two owners at least. Do step 2, Copy Owners, first.');
  const owners = sealedOrder(
    writer.room.seed,
    'owners',
    writer.entries.map(({ id }) => id),
  );
  await keepRoom(writer.tx, writer.invalidate, { ...writer.room, owners });
  (writer.room as { owners: readonly number[] }).owners = owners;
  await writer.append({ type: 'opened', byUser: by?.userId ?? null, settings: writer.room.settings });
}

/** Puts a lot up. @param lot undefined for the next of the sealed order */
export async function nominate(
  writer: AuctionWriter,
  lot: number | undefined,
  { by, kind }: { by: Viewer | null; kind: string },
): Promise<number> {
  const up = writer.state.block?.lot;
  if (up !== undefined && writer.state.phase === 'drafting' && up === (lot ?? writer.state.queue[0])) return up;
  allow(writer, 'nominate');
  await ensureOpen(writer, by);
  const next = lot ?? writer.state.queue[0];
  if (next === undefined) throw new Refusal('conflict', 'Every team is sold.');
  if (writer.state.sales.has(next)) throw new Refusal('conflict', soldWords(writer, next));
  await writer.append({ type: 'nominated', lot: next, byUser: by?.userId ?? null, kind });
  await answerProxies(writer);
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
  writer: AuctionWriter,
  viewer: Viewer,
  ip: string,
  act: { action: string; after: object; before?: object },
): Promise<void> {
  const about = { contest_id: writer.contest.id };
  await logActivity(writer.tx, {
    at: writer.now,
    action: `auction.${act.action}`,
    by: viewer,
    ip,
    ...(act.before && { before: { ...about, ...act.before } }),
    after: { ...about, ...act.after },
    place: { contest: writer.contest.id },
  });
}
