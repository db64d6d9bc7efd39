import { boardChances } from '@poolhouse/contract/chances';
import { outlookOf, type Chances as Left } from '@poolhouse/contract/football-rules';
import type { Board } from '../contest/board.rules';
import { chancesOf } from '../season/chances/chances.rules';
import { gameNow, gamesOn, inOrder, type Race } from '../season/chances/race.rules';
import { factsOf } from './facts-of.rules';
import type { WeekChances } from './week-chances.rules';

/** What plays out as certain, and is not, stays below it. */
const LEAST = 1e-6;

/**
 * Everybody's chance of the week's first place, alone or shared, as it stands or as it is supposed: 1 of who has it for certain; who cannot have it any more is not
 * there. The rest of the week is played by the dice of the season's page. A pick that is not on yet is even, my own as well: where everybody is compared, all go by the same.
 *
 * @param over nothing of the week is open any more
 */
export function* firstPlaces(board: Board, over: boolean): Generator<void, WeekChances> {
  const left = boardChances({ page: factsOf(board), over });
  const states = new Map(outlookOf(left, 0).flatMap((row) => (row.scope === 'week' ? [[row.entry_id, row.State] as const] : [])));
  yield;
  const counted = yield* chancesOf(raceOfBoard(board, left), 0);
  const chances = new Map<number, number>();
  for (const [entry, state] of states) {
    const first = counted.get(`week-${entry}`)?.first ?? 0;
    if (state !== 'out') chances.set(entry, state === 'clinched' ? 1 : Math.min(1 - LEAST, Math.max(LEAST, first)));
  }
  return chances;
}

/** The week alone, as a board has it. */
export function raceOfBoard({ config, scores }: Pick<Board, 'config' | 'scores'>, left: readonly Left[]): Race {
  const games = gamesOn(scores);
  const placeOf = new Map(games.map(({ ID }, place) => [ID, place]));
  const racers = left.map(({ entryId, week, left: { running, open, owed } }) => {
    const count = { wins: week.wins, losses: week.losses + owed };
    const on = running.flatMap(({ eventId, side, line }) => {
      const game = placeOf.get(eventId);
      return game === undefined ? [] : [{ game, home: side === 2, line }];
    });
    // A pick of a game that is neither on nor over can go either way by itself.
    return { id: entryId, week: { ...count, open: open + running.length - on.length }, season: count, running: on };
  });
  return inOrder({ week: config.Week, weeksAhead: 0, games: games.map(gameNow), racers });
}
