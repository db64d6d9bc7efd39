import { createHash } from 'node:crypto';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { visibleBasketball } from '../../../sport/practice/basketball.rules';
import { shuffled, type Random } from '../../../sport/practice/random.rules';
import { readTournament } from '../../../sport/tournament/tournament';
import { readRecords, sourceKey } from '../../../sport/tournament/tournament.store';
import { DEMO_TOURNAMENT } from '../../demo/tournament/demo-tournament';
import { placeOf, squareOf } from '../board/digits.rules';
import { drawNumbers } from '../board/protocol';
import { leaderFirst } from '../board/winners.rules';

export interface DealtClaim {
  x: number;
  y: number;
  entryId: number;
}

/** All 100 squares, ten an entry. */
export function dealtBoard(entryIds: readonly number[], random: Random): DealtClaim[] {
  const owners = shuffled(
    random,
    entryIds.flatMap((id) => new Array<number>(10).fill(id)),
  );
  return owners.map((entryId, place) => ({ x: place % 10, y: Math.floor(place / 10), entryId }));
}

/**
 * A seed with which one of the player's squares would win a game that is on at an instant, so that the demo begins with something to see.
 * The first of a fixed row of seeds that does it, so every demo has the same.
 */
export async function seedForRusty(
  tx: Tx,
  facts: {
    contestId: number;
    claims: readonly DealtClaim[];
    words: ReadonlyArray<{ entry_id: number; word: string }>;
    rusty: number;
    at: number;
    drawnAt: number;
  },
): Promise<string> {
  const { contestId, claims, words, rusty, at, drawnAt } = facts;
  const tournament = must(await readTournament(tx, DEMO_TOURNAMENT, drawnAt), 'the demo tournament');
  const lock = Math.max(...tournament.games.filter(({ round }) => round === 0).map(({ tipoffAt }) => tipoffAt)) - 12 * 3_600_000;
  const games = tournament.games
    .filter(({ round, tipoffAt }) => round === 0 && tipoffAt >= lock)
    .map(({ key, event }) => ({ game: key, score1: event?.score1 ?? 0, score2: event?.score2 ?? 0 }));
  const held = new Set(claims.filter(({ entryId }) => entryId === rusty).map(({ x, y }) => placeOf(x, y)));
  const shown = await scoresAt(tx, at);
  for (let n = 0; ; n += 1) {
    const seed = createHash('sha256').update(`Oak Street ${n}`).digest('hex');
    const input = {
      board: String(contestId),
      seed,
      claims: claims.map(({ x, y, entryId }) => ({ x_pos: x, y_pos: y, entry_id: entryId })),
      words,
      games,
    };
    const numbers = drawNumbers(input);
    if (shown.some(([score1, score2]) => held.has(squareOf(numbers, ...leaderFirst(score1, score2)) ?? -1))) return seed;
  }
}

/** The scores of the games that will be on at an instant. */
async function scoresAt(tx: Tx, at: number): Promise<Array<[number, number]>> {
  const records = must(await readRecords(tx, DEMO_TOURNAMENT), 'the demo tournament');
  return [...records.games.values()].flatMap(({ key, tipoffAt, result }) => {
    if (!result) return [];
    const { state, score1, score2 } = visibleBasketball({ sourceKey: sourceKey(DEMO_TOURNAMENT, key), kickoffAt: tipoffAt }, result, at);
    return state === 'in_progress' && score1 !== null && score2 !== null && score1 !== score2 ? [[score1, score2] as [number, number]] : [];
  });
}
