/** How often each kind of tampering must be found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from './random.mjs';

const ALL = 200;
/** The whole `npm test` tries a quarter with each commit, on other logs each time, and all with `--all`; as a file that is run by itself does. */
const PARTS = 4;
const turn = process.env.POOLHOUSE_TEST_TURN;

export const TIMES = turn ? ALL / PARTS : ALL;
/** Of what is drawn in this run. */
export const SEED = turn ? 1 + (Number(turn) % PARTS) * 100_003 : 1;

/**
 * A kind of tampering by itself, as often as it must be found.
 * @param {string} kind in words
 * @param {(random: Random) => readonly string[] | null} tampered what is said of a log that was changed so; null where there was nothing to change
 */
export function testFound(kind, tampered) {
  test(`${kind} is found, ${TIMES} times of ${TIMES}`, () => {
    const random = new Random(kind.length * 7919 * SEED);
    let [done, tried] = [0, 0];
    while (done < TIMES && tried < 50 * TIMES) {
      tried += 1;
      const sentences = tampered(random);
      if (sentences === null) continue;
      done += 1;
      assert.notDeepEqual(sentences, [], `round ${tried}`);
      for (const sentence of sentences) assert.match(sentence, /^[A-ZÉ].*\.$/s);
    }
    assert.equal(done, TIMES);
  });
}
