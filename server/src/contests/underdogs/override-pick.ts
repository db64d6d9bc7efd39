import type { Invalidate, Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { requiredReason } from '../entries/override-reason';
import { tellOverride, type Overridden } from '../log/override-lines';
import { periodOf } from '../proof/week-pick';
import { refuseFrozen } from '../seasons/freezes.store';
import { noSuchWeek } from '../weeks/no-such-week';
import { administratorsChoice } from './pick-change.rules';
import type { Choice } from './picks';
import { reasonToOverride } from './policy';
import { chosen, gameOfSeason, logPick, picksOf, refuseUsed, savedPick, type PickSave, type PickRequest } from './save-pick';
import { dogSide } from './underdogs-seals';
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
  await tellOverride(tx, invalidate, entry, overriddenDog(save, { week, game, choice, reason }));
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
  await tellOverride(tx, invalidate, entry, overriddenDog(save, { week, game: undefined, choice: null, reason }));
  await logPick(tx, save, { action: 'underdogs.pick_overridden', week, choice: null, reason });
}

/** What the log tells of it. */
function overriddenDog(
  save: PickSave,
  { week, game, choice, reason }: { week: number; game: Game | undefined; choice: Choice | null; reason: string },
): Overridden {
  const { contest, season, now } = save;
  const saved = savedPick(save, week);
  const before = dogSide(saved, saved?.choice ? season.games.get(saved.choice.eventId) : undefined, now);
  const after = dogSide({ choice, takenAt: null, overrideReason: reason }, game, now);
  return { period: periodOf(contest.year, week), slots: [{ slot: 1, before, after }], reason, now };
}
