import type { ParsedBody } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import type { Game } from '../../sport/games/game';
import { hasKickedOff } from '../../sport/games/game.rules';
import { gameById } from '../../sport/games/games.store';
import { weekNumber } from '../../sport/games/week.rules';
import type { Contest, Entry } from '../contest';
import { teamOf } from '../game-rows/team-words.rules';
import type { Calendar } from '../weeks/calendar';
import { SAME_TEAM_TWICE, usedElsewhere, type PickOutcome } from './pick-change.rules';
import type { Choice, DogPick, SavedPick } from './picks';
import { usedTeams } from './season.rules';
import type { UnderdogsSeason } from './underdogs-season.types';

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

export type PickRequest = ParsedBody<'POST underdogs/savepick'>;

/** The wanted game and its contest week; refused when it lies outside of the season's weeks. */
export async function gameOfSeason(
  tx: Tx,
  { calendar, contest, season }: PickSave,
  eventId: number,
): Promise<{ game: Game; week: number }> {
  const game = season.games.get(eventId) ?? (await gameById(tx, eventId));
  const week = game && calendar.start !== undefined ? weekNumber(calendar.start, game.weekStart) : 0;
  const { firstWeek } = contest;
  if (game && week >= firstWeek && week <= calendar.weeks) return { game, week };
  throw new Refusal('bad_input', `This is not a game of weeks ${firstWeek} to ${calendar.weeks} of ${calendar.year}.`, {
    eventId: 'is not a game of the season',
  });
}

export function picksOf({ season, entry }: PickSave): ReadonlyMap<number, DogPick> {
  return must(season.picks.get(entry.id), 'the picks of an entry');
}

export function savedPick({ season, entry }: PickSave, week: number): SavedPick | undefined {
  return season.saved.get(entry.id)?.get(week);
}

/** @param picks the entry's, as far as who saves may know them */
export function refuseUsed(
  { season, entry }: PickSave,
  picks: ReadonlyMap<number, DogPick>,
  { game, week }: { game: Game; week: number },
  { side }: Choice,
): void {
  const used = usedElsewhere(usedTeams(picks, week, season.before[entry.id]?.used), game, side);
  if (used !== undefined)
    throw new Refusal('duplicate_pick', SAME_TEAM_TWICE, { eventId: `${teamOf(game, side)}: already the pick of week ${used}` });
}

/** The choice that the rules allow; throws their refusal. */
export function chosen(outcome: PickOutcome): Choice {
  if ('choice' in outcome) return outcome.choice;
  const { code, reason, field } = outcome.refused;
  throw new Refusal(code, `${reason} Nothing was saved.`, { [field]: reason });
}

/** What was done to a week's pick, for the log. */
export interface PickDeed {
  action: string;
  week: number;
  /** Null: taken away. */
  choice: Choice | null;
  reason?: string;
}

/** Administrators read the log, so of a sealed pick it says no more than of none. */
export async function logPick(tx: Tx, save: PickSave, { action, week, choice, reason }: PickDeed): Promise<void> {
  const { viewer, ip, contest, entry, season, now } = save;
  const recorded = (of: Choice | null | undefined) => {
    const game = of && season.games.get(of.eventId);
    return of && game && hasKickedOff(game, now) ? { event_id: of.eventId, side: of.side, spread: of.spread } : null;
  };
  const about = { entry_id: entry.id, week };
  const before = { ...about, pick: recorded(savedPick(save, week)?.choice) };
  await logActivity(tx, {
    at: now,
    action,
    by: viewer,
    ip,
    before,
    after: { ...about, ...(reason === undefined ? {} : { reason }), pick: recorded(choice) },
    place: { contest: contest.id },
  });
}
