import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Contest } from '../../contest';
import type { Memberships } from '../../entries/directory';
import { wantedEntry } from '../../entries/wanted-contest';
import { refusePicksOfFrozen } from '../../seasons/freezes.store';
import { golfBeside } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { pick1Kind } from '../golf.kind';
import type { SavedGolfers } from '../seals/golf-receipt';
import { pick1Taken, writePick1 } from '../stores/picks.store';
import { openField } from './open-field';

interface Pick1Save {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly now: number;
  readonly entryId: number;
  readonly pick: number;
  readonly tid: number | undefined;
}

/** The golf contest that a Pick1 contest goes with; refused where there is none. */
export async function golfContestOf(memberships: Memberships, pick1: Contest): Promise<Contest> {
  const golf = await golfBeside(memberships, pick1);
  if (!golf) throw new Refusal('no_field_yet', 'There is no golf contest of this year yet, so nothing can be picked.');
  return golf;
}

/** Saves the one golfer of an own Pick1 entry, until the first tee. */
export async function savePick1(
  tx: Tx,
  invalidate: Invalidate,
  memories: GolfMemories,
  { viewer, ip, now, entryId, pick, tid }: Pick1Save,
): Promise<SavedGolfers> {
  const memberships = memories.directory.in(tx);
  const { entry, contest } = await wantedEntry(memberships, viewer, pick1Kind, entryId);
  if (entry.userId !== viewer.userId)
    throw new Refusal('forbidden', "Another player's pick is set in the admin console, with a reason.", { entry_id: 'is not yours' });
  await refusePicksOfFrozen(tx, contest.id);
  const golf = await golfContestOf(memberships, contest);
  const season = await memories.seasons.readIn(tx, golf.id);
  if (!season.settings.selfPick1) throw new Refusal('forbidden', 'In this contest an administrator sets the Pick1 golfers.');
  const { board, tournament } = await openField(tx, memories, { season, tid, now });
  await keepPick1(tx, invalidate, { entryId, golferId: pick, board, oncePerSeason: season.settings.oncePerSeason, now, reason: null });
  await logActivity(tx, {
    at: now,
    action: 'golf.pick1',
    by: viewer,
    ip,
    after: { entry_id: entryId, tournament_id: tournament.id, pick: 'sealed' },
    place: { contest: contest.id },
  });
  return { contestId: contest.id, entry: entryId, board, picks: { golfers: [pick], reason: null }, at: now };
}

export async function keepPick1(
  tx: Tx,
  invalidate: Invalidate,
  {
    entryId,
    golferId,
    board,
    oncePerSeason,
    now,
    reason,
  }: {
    entryId: number;
    golferId: number;
    board: Awaited<ReturnType<typeof openField>>['board'];
    oncePerSeason: boolean;
    now: number;
    reason: string | null;
  },
): Promise<void> {
  const golfer = board.byId.get(golferId);
  if (!golfer)
    throw new Refusal('golfer_not_in_field', 'This golfer is not in the field. Nothing was saved.', { pick: 'is not in the field' });
  if (golfer.withdrawnAt !== null)
    throw new Refusal('golfer_withdrawn', `${golfer.name} has withdrawn. Nothing was saved.`, { pick: 'has withdrawn' });
  if (oncePerSeason && (await pick1Taken(tx, entryId, board.tournament.id)).has(golferId))
    throw new Refusal('duplicate_pick', `${golfer.name} was taken in another tournament already. Nothing was saved.`, {
      pick: 'was taken already',
    });
  await writePick1(tx, invalidate, { tid: board.tournament.id, entryId }, { golferId, savedAt: now, reason });
}
