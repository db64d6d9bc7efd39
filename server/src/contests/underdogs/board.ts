import type {
  ScoreRow,
  UnderdogsEventRow,
  UnderdogsPickRow,
  UnderdogsPopularRow,
  UnderdogsStandingRow,
  UnderdogsUserRow,
} from '@poolhouse/contract';
import { keepSame } from '../../ground/memory/keep-same';
import { must } from '../../ground/must';
import { scoreFields } from '../game-rows/game-rows';
import { windowOf, type Calendar } from '../weeks/calendar';
import { eventRows, popularRows, standingRows } from './board-rows';
import { ownRowsOf, pickRows, sharedRowsOf, userRows } from './pick-rows';
import type { UnderdogsSeason } from './underdogs-season.types';

/** By user: rows that their owner sees otherwise than all others. */
export interface OwnRows {
  users: ReadonlyMap<number, readonly UnderdogsUserRow[]>;
  picks: ReadonlyMap<number, readonly UnderdogsPickRow[]>;
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

const idOf = ({ ID }: { ID: number | string }) => ID;

/** The rows of a season; what did not change is the same objects as before. */
export function boardRows(season: UnderdogsSeason, calendar: Calendar, now: number, before: BoardRows | undefined): BoardRows {
  const { games } = must(season.weeks[season.week - 1], 'the week that is on');
  const [users, picks] = [userRows(season, now), pickRows(season, now)];
  const old = before?.shared;
  return {
    shared: {
      users: keepSame(old?.users, sharedRowsOf(users), idOf),
      picks: keepSame(old?.picks, sharedRowsOf(picks), idOf),
      scores: keepSame(
        old?.scores,
        games.map((game) => scoreFields(game, now)),
        idOf,
      ),
      events: keepSame(old?.events, eventRows(season, now), idOf),
      standings: keepSame(old?.standings, standingRows(season, windowOf(calendar, season.week)?.opensAt ?? 0), idOf),
      popular: keepSame(old?.popular, popularRows(season, now), idOf),
    },
    own: keepOwn(before?.own, { users: ownRowsOf(users), picks: ownRowsOf(picks) }),
  };
}

function keepOwn(before: OwnRows | undefined, own: OwnRows): OwnRows {
  if (!before) return own;
  const users = keepLists(before.users, own.users);
  const picks = keepLists(before.picks, own.picks);
  return users === before.users && picks === before.picks ? before : { users, picks };
}

function keepLists<Row extends { ID: number | string }>(
  before: ReadonlyMap<number, readonly Row[]>,
  lists: ReadonlyMap<number, readonly Row[]>,
): ReadonlyMap<number, readonly Row[]> {
  const kept = new Map([...lists].map(([userId, rows]) => [userId, keepSame(before.get(userId), rows, idOf)]));
  return kept.size === before.size && [...kept].every(([userId, rows]) => before.get(userId) === rows) ? before : kept;
}
