import type { UnderdogsEventRow, UnderdogsPopularRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { isOffBoard } from '../../sport/games/game.rules';
import { gameFields, instant } from '../game-rows/game-rows';
import { placesGained } from '../standings/ranking.rules';
import { popularDogs } from './popular.rules';
import type { DogWeek } from './season.rules';
import { standingsAfter } from './standings.rules';
import type { UnderdogsSeason } from './underdogs-season.types';

/**
 * The games to pick from: all of this week, the college games of the next one that have their line, and those of the NFL up to the
 * season's end. Of the colleges' hundreds of games nobody plans one without a line.
 */
export function eventRows({ weeks, week: current }: Pick<UnderdogsSeason, 'weeks' | 'week'>, now: number): UnderdogsEventRow[] {
  const offered = ({ week, games }: DogWeek) => {
    if (week === current) return games;
    return games.filter((game) => !isOffBoard(game) && (game.sport === 'NFL' || (week === current + 1 && game.spread2 !== null)));
  };
  return weeks.filter(({ week }) => week >= current).flatMap((week) => offered(week).map((game) => eventRow(game, week.week, now)));
}

export function eventRow(game: Game, week: number, now: number): UnderdogsEventRow {
  const { inProgress: _inProgress, status: _status, ...fields } = gameFields(game, now);
  return { ...fields, week, team1: game.team1, team2: game.team2, day: instant(game.kickoffAt) };
}

/** The week that is on. */
export function weekOn({ weeks, week }: Pick<UnderdogsSeason, 'weeks' | 'week'>): DogWeek {
  return must(
    weeks.find((one) => one.week === week),
    'the week that is on',
  );
}

/** The season to date, and the places gained since the week before. */
export function standingRows(season: UnderdogsSeason, opensAt: number): UnderdogsStandingRow[] {
  const { entries, week } = season;
  const overall = standingsAfter(season, week, entries);
  const earlier = entries.filter((entry) => entry.createdAt < opensAt);
  const moved =
    week <= season.contest.firstWeek ? new Map<number, number>() : placesGained(standingsAfter(season, week - 1, earlier), overall);
  return overall.map(({ entryId, name, wins, covers, losses, rank }) => ({
    ID: entryId,
    EntryName: name,
    Wins: wins,
    Covers: covers,
    Losses: losses,
    Rank: rank,
    Moved: moved.get(entryId) ?? 0,
  }));
}

export function popularRows({ week, picks }: Pick<UnderdogsSeason, 'week' | 'picks'>, now: number): UnderdogsPopularRow[] {
  const ofWeek = [...picks.values()].flatMap((own) => own.get(week) ?? []);
  return popularDogs(ofWeek, now).map(({ eventId, side, team, abbrev, count }) => ({
    ID: `${eventId}-${side}`,
    pick: team,
    Abbrev: abbrev,
    event_id: eventId,
    Count: count,
  }));
}
