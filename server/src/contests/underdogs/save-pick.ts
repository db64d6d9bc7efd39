import type { ParsedBody } from '@poolhouse/contract';
import { logActivity } from '../../accounts/activity.store';
import type { Touch, Tx } from '../../db/database';
import type { Game } from '../../games/game';
import { hasKickedOff } from '../../games/game.rules';
import { gameById } from '../../games/games.store';
import { weekNumber } from '../../games/week.rules';
import { Refusal } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import type { Contest, Entry } from '../contest';
import { kickoffWords, teamOf } from '../games/team-words.rules';
import { requiredReason } from '../override-reason';
import { ENTERED_FOR_PLAYER } from '../override-reason.rules';
import type { Calendar } from '../season/calendar';
import { administratorsChoice, playersChoice, SAME_TEAM_TWICE, usedElsewhere, type PickOutcome } from './pick-change.rules';
import type { Choice, DogPick, SavedPick } from './picks';
import type { UnderdogsSeason } from './underdogs-season';
import { removePick, writePick } from './underdogs.store';

/** Who changes what of which entry, as the write's own transaction has it. */
export interface PickSave {
  viewer: Viewer;
  ip: string;
  contest: Contest;
  entry: Entry;
  calendar: Calendar;
  season: UnderdogsSeason;
  /** Site time of this write, epoch ms: it decides what has kicked off. */
  now: number;
}

type Wish = ParsedBody<'POST underdogs/savepick'>;

/** A player's own pick: until kick-off, at the line of the moment. */
export async function saveOwnPick(tx: Tx, touch: Touch, save: PickSave, { eventId, side, spread }: Wish): Promise<void> {
  const { viewer, contest, entry, season, now } = save;
  refuseWithoutSelfPick(viewer, season);
  const { game, week } = await gameOfSeason(tx, save, eventId);
  refuseStarted(save, week);
  const choice = chosen(playersChoice({ game, side, spread }, now));
  refuseUsed(picksOf(save), week, game, choice);
  const saved = savedPick(save, week);
  if (saved?.choice && isSame(saved.choice, choice)) return;
  await writePick(tx, touch, contest.id, entry.id, { week, choice, takenAt: choice.spread === null ? null : now, savedAt: now, overrideReason: null });
  await log(tx, save, 'underdogs.pick', week, choice);
}

/** Another player's pick, with a reason: also after kick-off, with any points. Answers alike, whatever is sealed. */
export async function overridePick(tx: Tx, touch: Touch, save: PickSave, { eventId, side, spread, reason: typed }: Wish): Promise<void> {
  const { contest, entry, season, now } = save;
  const { game, week } = await gameOfSeason(tx, save, eventId);
  // Where players cannot pick for themselves, somebody has to, and before kick-off nobody is put at a disadvantage.
  const expected = !typed && !season.settings.selfPick && !hasKickedOff(game, now);
  const reason = expected ? ENTERED_FOR_PLAYER : await requiredReason(tx, entry, typed || undefined);
  const choice = chosen(administratorsChoice({ game, side, spread }, now));
  // What was given for a later week gives way; a sealed pick of the same team becomes void where the later of the two stands.
  const known = [...picksOf(save)].filter(([, pick]) => hasKickedOff(pick.game, now) && !(pick.auto && pick.week > week));
  refuseUsed(new Map(known), week, game, choice);
  await writePick(tx, touch, contest.id, entry.id, { week, choice, takenAt: null, savedAt: now, overrideReason: reason });
  await log(tx, save, 'underdogs.pick_overridden', week, choice, reason);
}

export async function clearOwnPick(tx: Tx, touch: Touch, save: PickSave, week: number): Promise<void> {
  const { viewer, contest, entry, season } = save;
  refuseWithoutSelfPick(viewer, season);
  if (!savedPick(save, week)?.choice) throw new Refusal('not_found', `There is no pick of week ${week} to take back.`, { week: 'has no pick' });
  refuseStarted(save, week);
  await removePick(tx, touch, contest.id, entry.id, week);
  await log(tx, save, 'underdogs.pick', week, null);
}

/** Leaves the reason in the pick's place. It says nothing of whether there was a pick, which may be sealed. */
export async function takePickAway(tx: Tx, touch: Touch, save: PickSave, week: number, typed: string | undefined): Promise<void> {
  const { contest, entry, now } = save;
  const reason = await requiredReason(tx, entry, typed || undefined);
  await writePick(tx, touch, contest.id, entry.id, { week, choice: null, takenAt: null, savedAt: now, overrideReason: reason });
  await log(tx, save, 'underdogs.pick_overridden', week, null, reason);
}

async function gameOfSeason(tx: Tx, { calendar, season }: PickSave, eventId: number): Promise<{ game: Game; week: number }> {
  const game = season.games.get(eventId) ?? (await gameById(tx, eventId));
  const week = game && calendar.start !== undefined ? weekNumber(calendar.start, game.weekStart) : 0;
  if (game && week >= 1 && week <= calendar.weeks) return { game, week };
  throw new Refusal('bad_input', `This is not a game of the ${calendar.weeks} weeks of ${calendar.year}.`, { eventId: 'is not a game of the season' });
}

function picksOf({ season, entry }: PickSave): ReadonlyMap<number, DogPick> {
  return season.picks.get(entry.id)!;
}

function savedPick({ season, entry }: PickSave, week: number): SavedPick | undefined {
  return season.saved.get(entry.id)?.get(week);
}

function refuseWithoutSelfPick(viewer: Viewer, { settings }: UnderdogsSeason): void {
  if (!settings.selfPick && !viewer.isAdmin) throw new Refusal('forbidden', 'In this contest your commissioner sets the picks.', { entryId: 'is picked for by the commissioner' });
}

/** The clock alone locks a pick, whatever became of its game. */
function refuseStarted(save: PickSave, week: number): void {
  const choice = savedPick(save, week)?.choice;
  const game = choice && save.season.games.get(choice.eventId);
  if (!game || !hasKickedOff(game, save.now)) return;
  throw new Refusal('game_started', `${teamOf(game, choice.side)} kicked off at ${kickoffWords(game.kickoffAt)}, so your pick of week ${week} stands.`, { eventId: 'is too late' });
}

function refuseUsed(picks: ReadonlyMap<number, DogPick>, week: number, game: Game, { side }: Choice): void {
  const used = usedElsewhere(picks, week, game, side);
  if (used !== undefined) throw new Refusal('duplicate_pick', SAME_TEAM_TWICE, { eventId: `${teamOf(game, side)}: already the pick of week ${used}` });
}

function chosen(outcome: PickOutcome): Choice {
  if ('choice' in outcome) return outcome.choice;
  const { code, reason, field } = outcome.refused;
  throw new Refusal(code, `${reason} Nothing was saved.`, { [field]: reason });
}

function isSame(one: Choice, other: Choice): boolean {
  return one.eventId === other.eventId && one.side === other.side && one.spread === other.spread;
}

/** Administrators read the log, so of a sealed pick it says no more than of none. */
async function log(tx: Tx, save: PickSave, action: string, week: number, choice: Choice | null, reason?: string): Promise<void> {
  const { viewer, ip, entry, season, now } = save;
  const told = (of: Choice | null | undefined) => {
    const game = of && season.games.get(of.eventId);
    return of && game && hasKickedOff(game, now) ? { event_id: of.eventId, side: of.side, spread: of.spread } : null;
  };
  const about = { entry_id: entry.id, week };
  const before = { ...about, pick: told(savedPick(save, week)?.choice) };
  await logActivity(tx, { at: now, action, by: viewer, ip, before, after: { ...about, ...(reason === undefined ? {} : { reason }), pick: told(choice) } });
}
