import type { GameStatus } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';

export interface Half {
  score1: number;
  score2: number;
}

interface Refused {
  code: 'bad_input' | 'conflict';
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Why a game cannot have this score at half-time, or forget the one that it has; undefined where it can. */
export function refusedHalf(
  game: { state: GameStatus; score1: number | null; score2: number | null; team1: string; team2: string },
  half: Half | undefined,
): Refused | undefined {
  if (game.state !== 'in_progress' && game.state !== 'final')
    return { code: 'conflict', message: 'This game has not begun, so it has no half-time yet.', fields: { event_id: 'has not begun' } };
  for (const side of [1, 2] as const) {
    const [whole, typed] = [game[`score${side}`], half?.[`score${side}`]];
    if (typed !== undefined && whole !== null && typed > whole)
      return {
        code: 'bad_input',
        message: `${game[`team${side}`]} have ${plural(whole, 'point')} in all, so they cannot have had ${typed} at half-time.`,
        fields: { [`score${side}`]: `is more than ${whole}` },
      };
  }
  return undefined;
}
