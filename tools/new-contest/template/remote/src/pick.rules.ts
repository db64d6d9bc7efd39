import type { GameRow, PickRow } from './contest';

/** My entries' rows. */
export const myPicks = (picks: readonly PickRow[]): PickRow[] => picks.filter(({ mine }) => mine === 1);

/** The latest kick-off up to `now`, epoch ms; 0 before the first: in between the same games are locked. */
export const lastKickoff = (games: readonly GameRow[], now: number): number =>
  Math.max(0, ...games.map(({ day }) => Date.parse(day)).filter((at) => at <= now));

/** The games that can still be picked, the next to kick off first. `now` is epoch ms of the server's time. */
export function openGames(games: readonly GameRow[], now: number): GameRow[] {
  const open = games.filter(({ day, state }) => Date.parse(day) > now && state !== 'postponed' && state !== 'cancelled');
  return open.sort((a, b) => Date.parse(a.day) - Date.parse(b.day) || a.ID - b.ID);
}

/** A pick stands once its game has kicked off, whatever became of it. */
export function isLocked(pick: PickRow, games: readonly GameRow[], now: number): boolean {
  const game = games.find(({ ID }) => ID === pick.event_id);
  return game !== undefined && Date.parse(game.day) <= now;
}

/** How a pick stands, in words. */
export function pickWords({ PickIn, Pick, Grade }: PickRow): string {
  if (PickIn === 0) return 'No pick';
  if (Pick === '') return 'In, shown at kickoff';
  return { W: `${Pick}, won`, L: `${Pick}, lost`, '': Pick }[Grade];
}
