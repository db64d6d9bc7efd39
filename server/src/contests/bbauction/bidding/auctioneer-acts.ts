import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { takeOffProxy } from '../auction.store';
import { answerProxies, nameOf, noteAct } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { movedByUndo } from './own-gain.rules';
import { allow, refuseOwnGain, tellMoved } from './policy';
import { lastUndoable } from './undo.rules';

/** Of an owner who left, nobody reads the page any more. */
const ownerOf = ({ entries }: AuctionWriter, id: number) => entries.find((entry) => entry.id === id) ?? { id, userId: 0 };

export async function pause(writer: AuctionWriter, viewer: Viewer, ip: string, reason: string): Promise<void> {
  allow(writer, 'pause');
  await writer.append({ type: 'paused', byUser: viewer.userId, reason });
  await noteAct(writer, viewer, ip, { action: 'paused', after: { reason } });
}

/** Maxima that were sealed in the pause bid now. */
export async function resume(writer: AuctionWriter, viewer: Viewer, ip: string): Promise<void> {
  allow(writer, 'resume');
  await writer.append({ type: 'resumed', byUser: viewer.userId });
  await answerProxies(writer);
  await noteAct(writer, viewer, ip, { action: 'resumed', after: {} });
}

/**
 * Takes back what one person did last, with what sealed maxima answered. A maximum whose own bid is taken back is taken off, which its
 * owner's page says; the others answer what stands now.
 */
export async function undo(
  writer: AuctionWriter,
  ctx: Pick<Context, 'mail'>,
  viewer: Viewer,
  { ip, reason }: { ip: string; reason: string },
): Promise<void> {
  allow(writer, 'undo');
  const last = lastUndoable(writer.state, writer.log);
  if (!last) throw new Refusal('conflict', 'There is nothing to undo.');
  const { seq, lot, entryId, amount, maximumOf } = last;
  refuseOwnGain(writer, viewer, movedByUndo(writer.state, writer.log, lot));
  const sale = writer.state.sales.has(lot);
  const team = writer.lots.find(({ id }) => id === lot)?.name ?? 'A team';
  if (sale)
    await tellMoved(writer, ctx, viewer, {
      moved: movedByUndo(writer.state, [], lot),
      subject: `${writer.contest.name}: the sale of ${team} was taken back`,
      paragraphs: [`${viewer.username} took back the sale of ${team} to ${nameOf(writer.entries, entryId)} for ${amount}. ${reason}`],
    });
  if (writer.state.phase === 'complete') await writer.append({ type: 'reopened', byUser: viewer.userId, reason });
  if (maximumOf !== null)
    await takeOffProxy(writer.tx, writer.invalidate, { contestId: writer.contest.id, lot, of: ownerOf(writer, maximumOf) });
  await writer.append({ type: 'undone', ofSeq: seq, lot, byUser: viewer.userId, reason });
  await answerProxies(writer);
  await noteAct(writer, viewer, ip, { action: 'undone', before: { seq, lot, entry_id: entryId, amount }, after: { reason } });
}
