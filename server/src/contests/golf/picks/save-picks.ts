import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Contest, Entry } from '../../contest';
import { tellOverride } from '../../log/override-lines';
import { refusePicksOfFrozen } from '../../seasons/freezes.store';
import type { Board } from '../rules/board.rules';
import { GROUPS } from '../rules/groups.rules';
import { pickFault, placesOf } from '../rules/picks.rules';
import { overriddenGolfers } from '../seals/overridden-golfers';
import { picksOf, writePicks, type SavedPicks } from '../stores/picks.store';

export interface PickSave {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly contest: Contest;
  readonly entry: Entry;
  readonly tid: number;
  readonly board: Board;
  readonly now: number;
}

const WHY = {
  missing_pick: () => 'Pick one golfer of each of the four groups.',
  golfer_not_in_field: () => 'This golfer is not in the field.',
  wrong_group: (name: string, slot: number) => `${name} is not in group ${slot + 1}.`,
  golfer_withdrawn: (name: string) => `${name} has withdrawn.`,
};

/** Saves four picks or refuses them whole, naming the slot. The same picks again change nothing, of a player's own and of open ones. */
export async function savePicks(
  tx: Tx,
  invalidate: Invalidate,
  { viewer, ip, contest, entry, tid, board, now }: PickSave,
  { wanted, reason }: { wanted: readonly (number | null)[]; reason: string | null },
): Promise<SavedPicks> {
  await refusePicksOfFrozen(tx, contest.id);
  const fault = pickFault(wanted, placesOf(board));
  if (fault) {
    const { slot, code } = fault;
    const name = board.byId.get(wanted[slot] ?? 0)?.name ?? '';
    const why = WHY[code](name, slot);
    throw new Refusal(code, `Pick ${slot + 1}: ${why} Nothing was saved.`, { [`pick${slot + 1}`]: why });
  }
  const golfers = wanted.map(Number);
  const before = (await picksOf(tx, contest.id, tid)).get(entry.id);
  const sealed = now < board.tournament.firstTeeAt;
  const same = before?.reason === reason && golfers.every((golferId, slot) => before.golfers[slot] === golferId);
  // What an administrator does is told alike, whatever is sealed.
  if (before && same && (reason === null || !sealed)) return before;
  const saved = { golfers, savedAt: now, reason };
  await writePicks(tx, invalidate, { contestId: contest.id, tid, entryId: entry.id }, saved);
  if (reason !== null) {
    const overridden = overriddenGolfers(board, { before, after: saved, slots: GROUPS, now });
    await tellOverride(tx, invalidate, entry, overridden);
  }
  // Administrators read the log: of sealed picks it says no more than that they were made.
  const logged = sealed ? 'sealed' : golfers;
  await logActivity(tx, {
    at: now,
    action: reason === null ? 'golf.picks' : 'golf.picks_overridden',
    by: viewer,
    ip,
    after: { entry_id: entry.id, tournament_id: tid, picks: logged, ...(reason === null ? {} : { reason }) },
    place: { contest: contest.id },
  });
  return saved;
}
