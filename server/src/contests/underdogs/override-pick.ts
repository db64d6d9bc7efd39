import type { Invalidate, Tx } from '../../ground/db/database';
import { hasKickedOff } from '../../sport/games/game.rules';
import { requiredReason } from '../entries/override-reason';
import { refuseFrozen } from '../seasons/freezes.store';
import { noSuchWeek } from '../weeks/no-such-week';
import { administratorsChoice } from './pick-change.rules';
import { reasonToOverride } from './policy';
import { chosen, gameOfSeason, logPick, picksOf, refuseUsed, type PickSave, type PickRequest } from './save-pick';
import { writePick } from './underdogs.store';

/** Another player's pick, with a reason: also after kick-off, with any points. Answers alike, whatever is sealed. */
export async function overridePick(
  tx: Tx,
  invalidate: Invalidate,
  save: PickSave,
  { eventId, side, spread, reason: typed }: PickRequest,
): Promise<void> {
  const { contest, entry, now } = save;
  await refuseFrozen(tx, contest.id);
  const { game, week } = await gameOfSeason(tx, save, eventId);
  const reason = await reasonToOverride(tx, save, game, typed);
  const choice = chosen(administratorsChoice({ game, side, spread }, now));
  // What was given for a later week gives way; a sealed pick of the same team becomes void where the later of the two stands.
  const known = [...picksOf(save)].filter(([, pick]) => hasKickedOff(pick.game, now) && !(pick.auto && pick.week > week));
  refuseUsed(save, new Map(known), { game, week }, choice);
  await writePick(
    tx,
    invalidate,
    { contestId: contest.id, entryId: entry.id },
    { week, choice, takenAt: null, savedAt: now, overrideReason: reason },
  );
  await logPick(tx, save, { action: 'underdogs.pick_overridden', week, choice, reason });
}

/** Leaves the reason in the pick's place. It says nothing of whether there was a pick, which may be sealed. */
export async function takePickAway(
  tx: Tx,
  invalidate: Invalidate,
  save: PickSave,
  { week, reason: typed }: { week: number; reason?: string },
): Promise<void> {
  const { contest, entry, calendar, now } = save;
  if (week < contest.firstWeek) throw noSuchWeek(contest.firstWeek, calendar.weeks);
  await refuseFrozen(tx, contest.id);
  const reason = await requiredReason(tx, entry, typed || undefined);
  await writePick(
    tx,
    invalidate,
    { contestId: contest.id, entryId: entry.id },
    { week, choice: null, takenAt: null, savedAt: now, overrideReason: reason },
  );
  await logPick(tx, save, { action: 'underdogs.pick_overridden', week, choice: null, reason });
}
