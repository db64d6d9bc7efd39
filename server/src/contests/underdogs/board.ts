import type {
  ScoreRow,
  UnderdogsEventRow,
  UnderdogsPickRow,
  UnderdogsPopularRow,
  UnderdogsStandingRow,
  UnderdogsUserRow,
} from '@poolhouse/contract';
import type { Entry } from '../contest';
import { scoreFields } from '../game-rows/game-rows';
import type { LiveRow } from '../game-rows/live-game.rules';
import { windowOf, type Calendar } from '../weeks/calendar';
import { eventRows, popularRows, standingRows, weekOn } from './board-rows';
import { homeLive } from './home.rules';
import { ownRowsOf, pickRows, sharedRowsOf, userRows } from './pick-rows';
import type { UnderdogsSeason } from './underdogs-season.types';

/** By user: rows that their owner sees otherwise than all others. */
export interface OwnRows {
  users: ReadonlyMap<number, readonly UnderdogsUserRow[]>;
  picks: ReadonlyMap<number, readonly UnderdogsPickRow[]>;
  entries: readonly Entry[];
  /** By entry: its pick of the week while its game is on. */
  inPlay: ReadonlyMap<number, readonly LiveRow[]>;
}

/** The board's rows. */
export interface BoardRows {
  /** As all see them. */
  shared: {
    users: readonly UnderdogsUserRow[];
    picks: readonly UnderdogsPickRow[];
    scores: readonly ScoreRow[];
    events: readonly UnderdogsEventRow[];
    standings: readonly UnderdogsStandingRow[];
    popular: readonly UnderdogsPopularRow[];
  };
  own: OwnRows;
}

/** The rows of a season. Pure. */
export function boardRows(season: UnderdogsSeason, calendar: Calendar, now: number): BoardRows {
  const [users, picks] = [userRows(season, now), pickRows(season, now)];
  return {
    shared: {
      users: sharedRowsOf(users),
      picks: sharedRowsOf(picks),
      scores: weekOn(season).games.map((game) => scoreFields(game, now)),
      events: eventRows(season, now),
      standings: standingRows(season, windowOf(calendar, season.week)?.opensAt ?? 0),
      popular: popularRows(season, now),
    },
    own: { users: ownRowsOf(users), picks: ownRowsOf(picks), entries: season.entries, inPlay: inPlayOf(season) },
  };
}

const inPlayOf = ({ contest, entries, week, picks }: UnderdogsSeason) =>
  new Map(entries.map(({ id }) => [id, homeLive({ contestId: contest.id }, id, { pick: picks.get(id)?.get(week) })]));
