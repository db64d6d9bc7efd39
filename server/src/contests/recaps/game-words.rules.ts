import type { RecapFact } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';
import type { Side } from '../../sport/games/game.rules';
import { isOnMonday } from '../../sport/games/week.rules';
import type { Score } from '../../sport/late/late-score.rules';
import { teamOf } from '../game-rows/team-words.rules';

/** 'the Eagles', 'Georgia': clubs of the NFL go by what they call themselves. */
export const calledIn = (game: Game, side: Side): string => `${game.sport === 'NFL' ? 'the ' : ''}${teamOf(game, side)}`;

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** 'Won 24–20 at the Eagles', 'Lost 17–20 to Iowa', 'Tied 20–20 against Iowa': how a game ended for one side. */
export function endedWords(game: Game, side: Side): string {
  const [away, home] = [game.score1 ?? 0, game.score2 ?? 0];
  const [own, against] = side === 1 ? [away, home] : [home, away];
  const [score, rival] = [formatRecord(own, against), calledIn(game, otherSide(side))];
  if (own < against) return `Lost ${score} ${side === 1 ? 'at' : 'to'} ${rival}`;
  return `${own > against ? 'Won' : 'Tied'} ${score} ${side === 1 ? 'at' : 'against'} ${rival}`;
}

/** What the last two minutes of a game made of its score, and where. @param said what it did to whom, and in short for the card */
export function lateSwingWords(
  game: Pick<Game, 'team1' | 'team2' | 'score1' | 'score2' | 'kickoffAt'>,
  late: Score,
  said: { text: string; short: string },
): RecapFact {
  const [then, now] = [formatRecord(late.score1, late.score2), formatRecord(game.score1 ?? 0, game.score2 ?? 0)];
  return {
    ID: 'swing',
    Title: 'The swing',
    Head: `The last two minutes of ${game.team1} at ${game.team2}`,
    Card: `${game.team1} at ${game.team2}, last two minutes`,
    Short: `${then} became ${now}: ${said.short}`,
    Text: `${then} became ${now}. ${said.text}.`,
    Where: `${game.team1} at ${game.team2}${isOnMonday(game.kickoffAt) ? ', Mon' : ''}`,
  };
}
