import { dice } from '@poolhouse/shared-ui/screen';
import { beats } from '../chances/odds.rules';

/** So many tournaments are drawn. */
export const DRAWN = 20_000;
export const FIELD = 64;
const SEEDS = 16;
/** So many are drawn at a time. */
const SLICE = 500;

/**
 * How many games each place won in each of many drawn tournaments, before the first is played: `wins[FIELD * tournament + place]`. Drawn a
 * slice at a time, so that a page stays awake: a generator, each step some milliseconds of work, the last one's value the result.
 *
 * @param seeds of the places in the order of the bracket, 64
 * @param strengths of seeds 1 to 16
 */
export function* drawnTournaments(seeds: readonly number[], strengths: readonly number[], seed: number): Generator<undefined, Uint8Array> {
  const odds = Array.from({ length: (SEEDS + 1) ** 2 }, (_, n) => beats(strengths, Math.floor(n / (SEEDS + 1)), n % (SEEDS + 1)));
  const random = dice(seed);
  const wins = new Uint8Array(FIELD * DRAWN);
  const alive = new Uint8Array(FIELD);
  for (let tournament = 0; tournament < DRAWN; tournament += 1) {
    for (let place = 0; place < FIELD; place += 1) alive[place] = place;
    for (let left = FIELD; left > 1; left /= 2)
      for (let game = 0; game < left / 2; game += 1) {
        const [upper = 0, lower = 0] = [alive[2 * game], alive[2 * game + 1]];
        const winner = random() < (odds[(seeds[upper] ?? 0) * (SEEDS + 1) + (seeds[lower] ?? 0)] ?? 0.5) ? upper : lower;
        wins[FIELD * tournament + winner] = (wins[FIELD * tournament + winner] ?? 0) + 1;
        alive[game] = winner;
      }
    if (tournament % SLICE === SLICE - 1) yield;
  }
  return wins;
}
