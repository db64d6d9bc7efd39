import { Result } from '@poolhouse/contract/constants';
import type { Game } from './game.types';

export interface Side {
  side: 1 | 2;
  team: string;
  abbrev: string;
  rank: number | null;
  colors: string;
  /** The line, on the favourite's side only; on a pick'em on the home side. */
  line: number | null;
  score: number | null;
  hasBall: boolean;
  /** Lost the game: written lighter. */
  lost: boolean;
}

/** Away first. */
export function sidesOf(game: Game): [Side, Side] {
  const over = game.state === 'final';
  const [a, b] = [game.score1 ?? 0, game.score2 ?? 0];
  const ball = (side: number) => game.state === 'in_progress' && game.possession === side;
  return [
    { side: 1, team: game.team1, abbrev: game.Abbrev1, rank: game.Rank1, colors: game.Colors1, line: (game.Spread1 ?? 0) < 0 ? game.Spread1 : null, score: game.score1, hasBall: ball(1), lost: over && a < b },
    { side: 2, team: game.team2, abbrev: game.Abbrev2, rank: game.Rank2, colors: game.Colors2, line: game.Spread2 !== null && game.Spread2 <= 0 ? game.Spread2 : null, score: game.score2, hasBall: ball(2), lost: over && b < a },
  ];
}

export interface SidePicks {
  abbrev: string;
  names: readonly string[];
  result: number;
  push: boolean;
  word: string;
}

const entryNames = (list: string): string[] => list.split(',').map((name) => name.trim()).filter((name) => name !== '');

/** Who picked which side and how it stands against the line, away side first; null before kick-off and without a result. */
export function sidePicks(game: Game): [SidePicks, SidePicks] | null {
  if (game.state !== 'in_progress' && game.state !== 'final') return null;
  const over = game.state === 'final';
  const first = game.covering === 2 ? game.picks_losing : game.picks_winning;
  const second = game.covering === 2 ? game.picks_winning : game.picks_losing;
  const side = (n: 1 | 2, abbrev: string, list: string): SidePicks => {
    const level = game.covering !== 1 && game.covering !== 2;
    const ahead = game.covering === n;
    const result = ahead ? (over ? Result.win : Result.winning) : over ? Result.loss : Result.losing;
    const word = level ? (over ? 'pushed' : 'pushing') : ahead ? (over ? 'won' : 'winning') : over ? 'lost' : 'losing';
    return { abbrev, names: entryNames(list), result, push: level, word };
  };
  return [side(1, game.Abbrev1, first), side(2, game.Abbrev2, second)];
}
