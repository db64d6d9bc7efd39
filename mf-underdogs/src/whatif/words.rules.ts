import type { UnderdogsScoreRow } from '@poolhouse/contract';
import type { GameEnding } from '@poolhouse/contract/underdogs-rules';
import { formatRange } from '@poolhouse/shared-ui';

type Game = Pick<UnderdogsScoreRow, 'Abbrev1' | 'Abbrev2' | 'team1' | 'team2'>;

/** 'NYJ wins', 'NE by 8 or more', 'NE by 7 or less, or a tie'. */
export function endingWords(game: Game, ending: GameEnding): string {
  return inWords(ending, game.Abbrev1 || game.team1, game.Abbrev2 || game.team2);
}

/** The same aloud, with what is seen of it: 'NYJ wins, Jets'. */
export function spokenEnding(game: Game, ending: GameEnding): string {
  const [seen, said] = [endingWords(game, ending), inWords(ending, game.team1, game.team2)];
  return seen === said ? said : `${seen}, ${said}`;
}

/** The side whose points stand behind 'by'; an ending lies on one side of a tie, which may belong to it. */
function inWords({ from, to }: GameEnding, away: string, home: string): string {
  if (from === 0 && to === 0) return 'Tie';
  const [least, most, side] = from >= 0 ? [from, to, home] : [0 - to, 0 - from, away];
  if (most === Infinity) return least === 0 ? `${side} wins or ties` : least === 1 ? `${side} wins` : `${side} by ${least} or more`;
  if (least === 0) return `${side} by ${most === 1 ? '1' : `${most} or less`}, or a tie`;
  return `${side} by ${formatRange(least, most)}`;
}
