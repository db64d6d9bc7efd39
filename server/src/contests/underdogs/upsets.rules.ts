import { formatLine, formatRecord } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';
import type { Moment } from '../moments/moment';
import { namesOf, sentence } from '../moments/words.rules';

/** A pick that has won outright. */
export interface WonPick {
  entryId: number;
  name: string;
  team: string;
  /** Points that the team got. */
  spread: number;
}

/** An underdog that won outright, and who had it; undefined where nobody had. */
export function upsetOf(week: number, game: Game, picks: readonly WonPick[]): Moment | undefined {
  const [first] = picks;
  const { score1, score2 } = game;
  if (!first || score1 === null || score2 === null) return undefined;
  const [own, other, beaten] = first.team === game.team1 ? [score1, score2, game.team2] : [score2, score1, game.team1];
  // Lines are taken at different times: the longest shot is told.
  const spread = Math.max(...picks.map((pick) => pick.spread));
  return {
    kind: 'upset',
    key: `game:${game.id}`,
    round: week,
    entries: picks.map(({ entryId }) => entryId),
    tells: 'entries',
    figures: [score1, score2, spread],
    says: sentence(
      `${first.team} ${formatLine(spread)} beat ${beaten} outright, ${formatRecord(own, other)}, for ${namesOf(picks.map(({ name }) => name))}`,
    ),
    happenedAt: game.kickoffAt,
  };
}
