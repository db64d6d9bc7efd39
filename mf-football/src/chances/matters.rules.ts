import type { FootballScoreRow } from '@poolhouse/contract';
import { boardChances } from '@poolhouse/contract/chances';
import { againstLine, type Side } from '@poolhouse/contract/rules';
import type { Board } from '../contest/board.rules';
import { chancesOf } from '../season/chances/chances.rules';
import { gamesOn } from '../season/chances/race.rules';
import { factsOf } from './facts-of.rules';
import { raceOfBoard } from './first-place.rules';
import { weekChances } from './week-chances.rules';

/** What a game on which something of mine, or of others, hangs makes of my week. */
export interface Matter {
  ID: number;
  game: FootballScoreRow;
  /** Of what: five wins in five, or the week's first place. */
  of: 'five' | 'first';
  /** The side of which the first chance is told: mine, where I have a pick of it. */
  side: Side;
  /** My chance if that side covers, and if not. */
  covered: number;
  not: number;
}

/** Of so few plays of a side nothing is told. */
const FEW = 100;

/**
 * The games that are on, by how much my chance hangs on them, the most first: my chance of five wins in five, or, once that is decided, of the week's first
 * place. Each is played as it stands; what it moves is the difference between both of its ends.
 */
export function* matters(board: Board): Generator<void, Matter[]> {
  const me = board.config.entry_id;
  const mine = { ...board, week: board.week.filter((row) => row.entry_id === me) };
  const five = (yield* weekChances(mine, false)).get(me);
  const found = five !== undefined && five !== null && five < 1 ? fives(mine, five) : yield* firsts(board);
  return found.filter(({ covered, not }) => Math.round(100 * covered) !== Math.round(100 * not)).sort((a, b) => gap(b) - gap(a));
}

const gap = ({ covered, not }: Matter): number => Math.abs(covered - not);

const isOn = ({ state }: FootballScoreRow): boolean => state === 'in_progress';

/** A perfect week needs each of my picks: without it, it is over. */
function fives(board: Board, now: number): Matter[] {
  return board.mine.flatMap(({ event_id: id, side, chance }): Matter[] => {
    const game = board.scores.find(({ ID }) => ID === id);
    if (!game || !isOn(game) || chance === undefined || chance === null || chance <= 0) return [];
    return [{ ID: game.ID, game, of: 'five', side: side === 1 ? 1 : 2, covered: Math.min(1, now / chance), not: 0 }];
  });
}

/** From the plays of the week: of those in which a side covered, in how many I was first. */
function* firsts(board: Board): Generator<void, Matter[]> {
  const games = gamesOn(board.scores);
  const race = raceOfBoard(board, boardChances({ page: factsOf(board), over: false }));
  const me = race.racers.findIndex(({ id }) => id === board.config.entry_id);
  if (me < 0) return [];
  const lines = games.map((game) => sideAndLine(board, game));
  const counts = games.map(() => ({ covered: 0, first: 0, not: 0, firstNot: 0 }));
  yield* chancesOf(race, 0, undefined, (margins, isFirst) => {
    const first = isFirst(me) ? 1 : 0;
    for (const [g, count] of counts.entries()) {
      const { side, line } = lines[g] ?? NO_LINE;
      if (againstLine(side, margins[g] ?? 0, line) > 0) {
        count.covered += 1;
        count.first += first;
      } else {
        count.not += 1;
        count.firstNot += first;
      }
    }
  });
  return games.flatMap((game, g): Matter[] => {
    const { covered, first, not, firstNot } = counts[g] ?? NO_COUNT;
    const { side } = lines[g] ?? NO_LINE;
    if (!isOn(game) || game.Spread2 === null || covered < FEW || not < FEW) return [];
    return [{ ID: game.ID, game, of: 'first', side, covered: first / covered, not: firstNot / not }];
  });
}

const NO_LINE: { side: Side; line: number } = { side: 2, line: 0 };
const NO_COUNT = { covered: 0, first: 0, not: 0, firstNot: 0 };

/** My side at my line; where I have no pick, the home side at the game's. */
function sideAndLine({ myPicks }: Board, game: FootballScoreRow): typeof NO_LINE {
  const pick = myPicks[game.ID];
  return pick && pick.Spread !== null
    ? { side: pick.Pick === game.team1 ? 1 : 2, line: pick.Spread }
    : { side: 2, line: game.Spread2 ?? 0 };
}
