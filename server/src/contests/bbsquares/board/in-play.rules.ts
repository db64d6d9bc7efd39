import { Result, type SquaresGameRow } from '@poolhouse/contract';
import { formatRecord, plural } from '@poolhouse/contract/formats';
import { countsOnBoard } from '@poolhouse/contract/rules';
import type { LiveRow } from '../../game-rows/live-game.rules';
import { liveGame } from '../../game-rows/live-game.rules';
import { squareOf } from './digits.rules';
import type { SeenBoard } from './read-board';

/** What tells which squares are in play. */
export type SquaresInPlay = Pick<SeenBoard, 'config' | 'squares' | 'events'>;
type Score = readonly [one: number, two: number];

const PLAYS = [
  [1, 'free throw'],
  [2, 'two'],
  [3, 'three'],
] as const;

/** What is the square of an entry if a game ended now, and what one basket away from it is: the others are nobody's sweat. */
export function squaresInPlay({ config, squares, events }: SquaresInPlay, entryId: number): LiveRow[] {
  const numbers = {
    columns: squares.slice(0, 10).map(({ x_score: digit }) => digit),
    rows: squares.filter(({ x_pos: x }) => x === 0).map(({ y_score: digit }) => digit),
  };
  const isMine = (score: Score): boolean => {
    const [high, low] = digitsOf(score);
    const place = score[0] === score[1] ? undefined : squareOf(numbers, high, low);
    return place !== undefined && squares[place]?.entry_id === entryId;
  };
  return events.flatMap((game) => {
    const { ID, team1, team2, score1, score2 } = game;
    if (game.state !== 'in_progress' || !countsOnBoard(game, config) || score1 === null || score2 === null) return [];
    const score: Score = [score1, score2];
    const held = isMine(score);
    const away = held ? undefined : oneBasketFrom(score, isMine);
    if (!held && !away) return [];
    return [
      {
        ID: `${entryId}-${ID}`,
        href: `/bbsquares?contest=${config.contest_id}&entry=${entryId}&game=${ID}`,
        pick: `${team1} against ${team2}`,
        ...liveGame({ ...game, kickoffAt: Date.parse(game.day) }, 1),
        need: away ? `One ${away.play} makes ${pairOf(away.score)}, yours: ${worth(game)}` : `Yours if it ends so: ${worth(game)}`,
        near: away ? away.points / 100 : 0,
        result: held ? Result.winning : Result.losing,
        push: 0 as const,
      },
    ];
  });
}

const worth = ({ amount }: SquaresGameRow): string => (amount === 0 ? 'a game' : plural(amount, 'point'));

/** The last digits, the leader's first. */
const digitsOf = ([one, two]: Score): Score => [Math.max(one, two) % 10, Math.min(one, two) % 10];
const pairOf = (score: Score): string => formatRecord(...digitsOf(score));

/** The smallest basket of either side that makes a square mine. */
function oneBasketFrom([one, two]: Score, isMine: (score: Score) => boolean) {
  for (const [points, play] of PLAYS) {
    const scores: Score[] = [
      [one + points, two],
      [one, two + points],
    ];
    const score = scores.find(isMine);
    if (score) return { points, play, score };
  }
  return undefined;
}
