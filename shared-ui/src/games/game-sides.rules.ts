import { Result } from '@poolhouse/contract/constants';
import { must } from '../must/must';
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
    {
      side: 1,
      team: game.team1,
      abbrev: game.Abbrev1,
      rank: game.Rank1,
      colors: game.Colors1,
      line: (game.Spread1 ?? 0) < 0 ? game.Spread1 : null,
      score: game.score1,
      hasBall: ball(1),
      lost: over && a < b,
    },
    {
      side: 2,
      team: game.team2,
      abbrev: game.Abbrev2,
      rank: game.Rank2,
      colors: game.Colors2,
      line: game.Spread2 !== null && game.Spread2 <= 0 ? game.Spread2 : null,
      score: game.score2,
      hasBall: ball(2),
      lost: over && b < a,
    },
  ];
}

/** A pick of a game that has begun; a football pick row satisfies it. */
export interface GamePick {
  EntryName: string;
  /** Team name. */
  Pick: string;
  Result: number | null;
  Push: 0 | 1;
}

/** Entries that took one side and stand alike. */
export interface SidePicks {
  /** '' where only the outcome is known, not the side. */
  abbrev: string;
  names: readonly string[];
  result: number;
  push: boolean;
  word: string;
}

type Standing = Pick<SidePicks, 'result' | 'push'>;

/**
 * How the picks of a game stand, away side first; null before kick-off and without a result.
 *
 * @param picks the game's picks. Locked lines may differ, so one side can be winning for some and losing for others.
 *   Without them only the two lists of the game are known, which name outcomes.
 */
export function sidePicks(game: Game, picks?: readonly GamePick[]): SidePicks[] | null {
  if (game.state !== 'in_progress' && game.state !== 'final') return null;
  const over = game.state === 'final';
  const level = game.covering !== 1 && game.covering !== 2;
  const standing = (ahead: boolean, push: boolean): Standing => ({
    push,
    result: ahead ? (over ? Result.win : Result.winning) : over ? Result.loss : Result.losing,
  });
  const [won, lost] = [entryNames(game.picks_winning), entryNames(game.picks_losing)];
  if (picks) return ([1, 2] as const).flatMap((side) => bySide(game, side, picks, standing(game.covering === side, level)));
  if (level) return [...(won.length > 0 ? [group('', won, standing(true, false))] : []), group('', lost, standing(false, true))];
  const ahead = (side: 1 | 2) => game.covering === side;
  return [
    group(game.Abbrev1, ahead(1) ? won : lost, standing(ahead(1), false)),
    group(game.Abbrev2, ahead(2) ? won : lost, standing(ahead(2), false)),
  ];
}

/** One side's picks, those that stand alike together; a side that nobody took stands as the game does. */
function bySide(game: Game, side: 1 | 2, picks: readonly GamePick[], asTheGame: Standing): SidePicks[] {
  const [team, abbrev] = side === 1 ? [game.team1, game.Abbrev1] : [game.team2, game.Abbrev2];
  const mine = picks.filter((pick) => pick.Pick === team && pick.Result !== null);
  if (mine.length === 0) return [group(abbrev, [], asTheGame)];
  const alike = new Map<string, GamePick[]>();
  for (const pick of mine) alike.set(`${pick.Result}:${pick.Push}`, [...(alike.get(`${pick.Result}:${pick.Push}`) ?? []), pick]);
  return [...alike.values()].map((some) => {
    const first = must(some[0], 'those that stand alike are at least one');
    return group(
      abbrev,
      some.map((pick) => pick.EntryName),
      { result: must(first.Result, 'picks without a result are left out'), push: first.Push === 1 },
    );
  });
}

function group(abbrev: string, names: readonly string[], { result, push }: Standing): SidePicks {
  return { abbrev, names, result, push, word: wordOf(result, push) };
}

function wordOf(result: number, push: boolean): string {
  if (push) return result === Result.loss ? 'pushed' : 'pushing';
  return { [Result.win]: 'won', [Result.loss]: 'lost', [Result.winning]: 'winning', [Result.losing]: 'losing' }[result] ?? '';
}

function entryNames(list = ''): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
