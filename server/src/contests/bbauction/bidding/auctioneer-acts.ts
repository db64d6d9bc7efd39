import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { takeOffProxy } from '../auction.store';
import { answerProxies, nameOf, noteAct } from './auction-write';
import { allow, refuseOwnGain, tellMoved } from './policy';
import { movedByUndo } from './own-gain.rules';
import { lastUndoable } from './undo.rules';
import type { AuctionPen } from './auction-pen';

/** Of an owner who left, nobody reads the page any more. */
const ownerOf = ({ entries }: AuctionPen, id: number) => entries.find((entry) => entry.id === id) ?? { id, userId: 0 };

export async function pause(pen: AuctionPen, viewer: Viewer, ip: string, reason: string): Promise<void> {
  allow(pen, 'pause');
  await pen.append({ type: 'paused', byUser: viewer.userId, reason });
  await noteAct(pen, viewer, ip, { action: 'paused', after: { reason } });
}

/** Maxima that were sealed in the pause bid now. */
export async function resume(pen: AuctionPen, viewer: Viewer, ip: string): Promise<void> {
  allow(pen, 'resume');
  await pen.append({ type: 'resumed', byUser: viewer.userId });
  await answerProxies(pen);
  await noteAct(pen, viewer, ip, { action: 'resumed', after: {} });
}

/**
 * Takes back what one person did last, with what sealed maxima answered. A maximum whose own bid is taken back is taken off, which its
 * owner's page says; the others answer what stands now.
 */
export async function undo(
  pen: AuctionPen,
  ctx: Pick<Context, 'mail'>,
  viewer: Viewer,
  { ip, reason }: { ip: string; reason: string },
): Promise<void> {
  allow(pen, 'undo');
  const last = lastUndoable(pen.state, pen.log);
  if (!last) throw new Refusal('conflict', 'There is nothing to undo.');
  const { seq, lot, entryId, amount, maximumOf } = last;
  refuseOwnGain(pen, viewer, movedByUndo(pen.state, pen.log, lot));
  const sale = pen.state.sales.has(lot);
  const team = pen.lots.find(({ id }) => id === lot)?.name ?? 'A team';
  if (sale)
    await tellMoved(pen, ctx, viewer, {
      moved: movedByUndo(pen.state, [], lot),
      subject: `${pen.contest.name}: the sale of ${team} was taken back`,
      paragraphs: [`${viewer.username} took back the sale of ${team} to ${nameOf(pen.entries, entryId)} for ${amount}. ${reason}`],
    });
  if (pen.state.phase === 'complete') await pen.append({ type: 'reopened', byUser: viewer.userId, reason });
  if (maximumOf !== null) await takeOffProxy(pen.tx, pen.invalidate, { contestId: pen.contest.id, lot, of: ownerOf(pen, maximumOf) });
  await pen.append({ type: 'undone', ofSeq: seq, lot, byUser: viewer.userId, reason });
  await answerProxies(pen);
  await noteAct(pen, viewer, ip, { action: 'undone', before: { seq, lot, entry_id: entryId, amount }, after: { reason } });
}
