import type { UnderdogsEventRow, UnderdogsPopularRow, UnderdogsStandingRow } from '@poolhouse/contract';
import type { Game } from '../../games/game';
import { isOffBoard } from '../../games/game.rules';
import { gameFields, instant } from '../games/game-rows';
import { placesGained, type Ranked } from '../ranking.rules';
import { popularDogs } from './popular.rules';
import type { DogWeek } from './season.rules';
import { rankDogs, tally, type DogStanding } from './standings.rules';
import type { UnderdogsSeason } from './underdogs-season';

/**
 * The games to pick from: this week's, and of the weeks to come those of the NFL, whose schedule is known, and the college games
 * that have a line. College teams play hundreds of games that nobody here will ever pick.
 */
export function eventRows({ weeks, week: current }: Pick<UnderdogsSeason, 'weeks' | 'week'>, now: number): UnderdogsEventRow[] {
  const known = (week: DogWeek) => week.games.filter((game) => week.week === current || (!isOffBoard(game) && (game.sport === 'NFL' || game.spread2 !== null)));
  return weeks.filter(({ week }) => week >= current).flatMap((week) => known(week).map((game) => eventRow(game, week.week, now)));
}

export function eventRow(game: Game, week: number, now: number): UnderdogsEventRow {
  const { inProgress: _inProgress, status: _status, ...fields } = gameFields(game, now);
  return { ...fields, week, team1: game.team1, team2: game.team2, day: instant(game.kickoffAt) };
}

/** The standings after a week, of these entries. */
export function seasonStandings({ entries, picks }: Pick<UnderdogsSeason, 'entries' | 'picks'>, upTo: number, among: UnderdogsSeason['entries'] = entries): Ranked<DogStanding>[] {
  return rankDogs(among.map((entry) => tally(entry, picks.get(entry.id)!, upTo)));
}

/** The season to date, and the places gained since the week before. */
export function standingRows(season: Pick<UnderdogsSeason, 'entries' | 'picks' | 'week'>, opensAt: number): UnderdogsStandingRow[] {
  const { entries, week } = season;
  const overall = seasonStandings(season, week);
  const moved = week <= 1 ? new Map<number, number>() : placesGained(seasonStandings(season, week - 1, entries.filter((entry) => entry.createdAt < opensAt)), overall);
  return overall.map(({ entryId, name, wins, covers, losses, rank }) => ({ ID: entryId, EntryName: name, Wins: wins, Covers: covers, Losses: losses, Rank: rank, Moved: moved.get(entryId) ?? 0 }));
}

export function popularRows({ week, picks }: Pick<UnderdogsSeason, 'week' | 'picks'>, now: number): UnderdogsPopularRow[] {
  const ofWeek = [...picks.values()].flatMap((own) => own.get(week) ?? []);
  return popularDogs(ofWeek, now).map(({ eventId, side, team, abbrev, count }) => ({ ID: `${eventId}-${side}`, pick: team, Abbrev: abbrev, event_id: eventId, Count: count }));
}
