import type { UnderdogsPickRow, UnderdogsScoreRow, UnderdogsUserRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';

/** One entry's pick of the week. */
export interface WeekPick {
  user: UnderdogsUserRow;
  pick: UnderdogsPickRow;
}

/** A game that somebody picked, with who did. */
export interface PickedGame {
  game: UnderdogsScoreRow;
  picks: WeekPick[];
}

export interface WeekPicks {
  games: PickedGame[];
  /** Picks of games that are not among the scores, such as one that left the week. */
  elsewhere: WeekPick[];
  /** Entries whose pick is in and sealed from this viewer. */
  sealed: UnderdogsUserRow[];
  /** Entries without a pick. */
  missing: UnderdogsUserRow[];
}

/** Mine first, then by name. */
const mineFirst = (a: UnderdogsUserRow, b: UnderdogsUserRow): number => b.mine - a.mine || byText(a.entry_name, b.entry_name);

/**
 * The picks of one week as the games they are of. Every entry is in exactly one of the four lists.
 *
 * @param scores in the order of the screen
 */
export function weekPicks(
  users: readonly UnderdogsUserRow[],
  picks: readonly UnderdogsPickRow[],
  scores: readonly UnderdogsScoreRow[],
  week: number,
): WeekPicks {
  const ofWeek = new Map(picks.filter((pick) => pick.week === week).map((pick) => [pick.entry_id, pick]));
  const ordered = [...users].sort(mineFirst);
  const shown = ordered.flatMap((user): WeekPick[] => {
    const pick = ofWeek.get(user.entry_id);
    return pick && pick.pick !== '' ? [{ user, pick }] : [];
  });
  const known = new Set(scores.map((game) => game.ID));
  const seen = new Set(shown.map(({ user }) => user.entry_id));
  const rest = ordered.filter((user) => !seen.has(user.entry_id));
  return {
    games: scores
      .map((game) => ({ game, picks: shown.filter(({ pick }) => pick.event_id === game.ID) }))
      .filter((one) => one.picks.length > 0),
    elsewhere: shown.filter(({ pick }) => pick.event_id === null || !known.has(pick.event_id)),
    sealed: rest.filter((user) => user.PickIn === 1),
    missing: rest.filter((user) => user.PickIn === 0),
  };
}

/** Entries with a pick in, of all that play. */
export function picksIn(users: readonly Pick<UnderdogsUserRow, 'PickIn'>[]): number {
  return users.filter((user) => user.PickIn === 1).length;
}
