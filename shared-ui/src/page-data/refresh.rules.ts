const WHILE_PLAYING = 30;
const THIS_WEEK = 600;

/** Whether a game is played: then changes are worth a stream. */
export const isOn = (games: readonly { inProgress: 0 | 1 }[]): boolean => games.some((game) => game.inProgress === 1);

/**
 * Seconds to the next read of a board, null for none. Source: spec 1, section 9.
 *
 * @param current whether the page shows the week that is on
 */
export function boardRefresh(games: readonly { inProgress: 0 | 1 }[], current: boolean): number | null {
  if (games.some((game) => game.inProgress)) return WHILE_PLAYING;
  return current ? THIS_WEEK : null;
}

/** For what changes only when somebody changes it: read once. */
export const noRefresh = { refreshSeconds: () => null };
