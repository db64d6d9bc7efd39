/**
 * Tampers with real logs, each way as often as is said, and tells what was not found. The replays of real seasons keep theirs where
 * POOLHOUSE_KEEP_LOGS names a folder.
 *
 *   node tools/check-contest/testing/tamper-logs.mjs [--times 200] [--seed 1] FILE …
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLog } from '../check.mjs';
import { noteOf } from '../notes.mjs';
import { DOG_TAMPERINGS } from './dogs-tamperings.mjs';
import { copied, fileOf } from './log-file.mjs';
import { Random } from './random.mjs';
import { canon, signerOf } from './signer.mjs';
import { TAMPERINGS } from './tamperings.mjs';

/** @typedef {import('./log-file.mjs').Made} Made */
/** @typedef {(random: Random) => readonly string[] | null} Tampered what is said then; null where there was nothing to change */

/** A log as if this program had the site's key. @param {string} path @returns {Made} */
function madeOf(path) {
  const [first = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const { contest, origin } = JSON.parse(first);
  const opened = lines.filter((line) => line.startsWith('{"opened":')).map((line) => JSON.parse(line).opened);
  const texts = lines.filter((line) => !line.startsWith('{"opened":'));
  return { contest, origin, signer: signerOf(new Random(1).bytes(32)), texts, opened };
}

/** @param {Made} made @param {string} [checkpoint] that somebody kept */
function sentences(made, checkpoint) {
  const note = noteOf(checkpoint ?? '');
  const [first = '', ...lines] = fileOf(made);
  return checkLog(first, lines.values(), { checkpoints: note ? [{ file: 'kept.txt', note }] : [] }).report.sentences;
}

/** Each way by its name. @param {Made} whole @returns {[string, Tampered][]} */
function waysOf(whole) {
  const type = JSON.parse(whole.texts[0] ?? '').body.type;
  if (type === 'underdogs')
    return Object.entries(DOG_TAMPERINGS).map(([name, tamper]) => [
      name,
      (random) => {
        const lines = whole.texts.map((text) => JSON.parse(text));
        if (!tamper({ lines, random })) return null;
        return sentences({ ...whole, texts: lines.map((line, n) => canon({ ...line, n })) });
      },
    ]);
  if (type !== 'football') throw new Error(`Nobody knows how to tamper with ${type}.`);
  // Receipts are no part of a log.
  return Object.entries(TAMPERINGS)
    .filter(([name]) => !name.includes('receipt'))
    .map(([name, tamper]) => [
      name,
      (random) => {
        const made = copied(whole);
        const left = tamper({ made, random, receipts: [] });
        return left && sentences(made, left.checkpoint);
      },
    ]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
let missed = 0;
for (const path of positionals) {
  const whole = madeOf(path);
  console.log(
    `${basename(path)}: ${whole.texts.length} lines, untouched ${sentences(whole).length === 0 ? 'fits' : 'does NOT fit'}, seed ${seed}`,
  );
  for (const [name, tampered] of waysOf(whole)) {
    const random = new Random(name.length * 7919 * seed);
    let [done, found] = [0, 0];
    for (let tried = 0; done < times && tried < 5 * times; tried += 1) {
      const said = tampered(random);
      if (said === null) continue;
      done += 1;
      found += said.length > 0 ? 1 : 0;
    }
    missed += done - found;
    console.log(`  ${name}: found ${found} of ${done}`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;
