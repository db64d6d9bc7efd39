import type { WinsScoreRow } from '@poolhouse/contract';
import type { TeamWeek } from './team-week.rules';

/** Whom one of my teams meets. */
export interface Opponent {
  name: string;
  abbrev: string;
  colors: string;
  /** null where nobody owns the team. */
  entryId: number | null;
  owner: string;
}

export function opponentOf(game: WinsScoreRow, side: 1 | 2): Opponent {
  return side === 1
    ? { name: game.team2, abbrev: game.Abbrev2, colors: game.Colors2, entryId: game.entry_id2, owner: game.EntryName2 }
    : { name: game.team1, abbrev: game.Abbrev1, colors: game.Colors1, entryId: game.entry_id1, owner: game.EntryName1 };
}

export interface Tally {
  Wins: number;
  Losses: number;
  Ties: number;
}

/** How my teams did against those of other entries, as far as games are over; my own against each other count for nothing. */
export function againstOthers(teams: readonly TeamWeek[], entryId: number): Tally {
  const tally: Tally = { Wins: 0, Losses: 0, Ties: 0 };
  for (const { game, side, face } of teams) {
    const other = game && opponentOf(game, side).entryId;
    if (other === null || other === entryId) continue;
    if (face === 'win') tally.Wins++;
    if (face === 'loss') tally.Losses++;
    if (face === 'tie') tally.Ties++;
  }
  return tally;
}
