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
}

export function boardOf(data: UnderdogsPage, config: UnderdogsConfigRow): Board {
  const users = data.users.data;
  return { config, users, mine: users.filter((user) => user.mine === 1), picks: data.picks.data, scores: orderGames(data.scores.data) };
}
