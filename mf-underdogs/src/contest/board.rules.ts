import type { UnderdogsConfigRow, UnderdogsPickRow, UnderdogsScoreRow, UnderdogsUserRow } from '@poolhouse/contract';
import { orderGames } from '@poolhouse/shared-ui/board';
import type { UnderdogsPage } from './underdogs.types';

/** The page's rows in the order of the screen. */
export interface Board {
  config: UnderdogsConfigRow;
  users: readonly UnderdogsUserRow[];
  /** The viewer's own entries, as listed. */
  mine: readonly UnderdogsUserRow[];
  picks: readonly UnderdogsPickRow[];
  scores: readonly UnderdogsScoreRow[];
  /** Rows that are supposed to be other ones than now: `pick 12-3`. */
  supposed: Readonly<Record<string, true>>;
}

const AS_IT_IS: Board['supposed'] = {};

export function boardOf(data: UnderdogsPage, config: UnderdogsConfigRow): Board {
  const users = data.users.data;
  const mine = users.filter((user) => user.mine === 1);
  return { config, users, mine, picks: data.picks.data, scores: orderGames(data.scores.data), supposed: AS_IT_IS };
}
