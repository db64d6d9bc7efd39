import type { ScoreRow } from '@poolhouse/contract';

/** 'Buccaneers at Bills' */
export const gameName = ({ team1, team2 }: Pick<ScoreRow, 'team1' | 'team2'>): string => `${team1} at ${team2}`;

/** Why a game that the address names is not supposed. */
export function whyNot(game: Pick<ScoreRow, 'team1' | 'team2' | 'state' | 'Spread2'>): string {
  if (game.state === 'final') return `${gameName(game)} is over and counts as it ended.`;
  if (game.state === 'postponed' || game.state === 'cancelled') return `${gameName(game)} is off the board.`;
  return game.Spread2 === null ? `${gameName(game)} has no line.` : `Nothing hangs on ${gameName(game)}.`;
}
