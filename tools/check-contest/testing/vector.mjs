/** The vector that is published with the docs: one small contest with every value on the way, for whoever writes a checker of their own. */
import { madeOf, checkpointOf, fileOf } from './log-file.mjs';
import { Season } from './season.mjs';
import { growthOf, leaf, rootOf } from './signer.mjs';

export const VECTOR = 'docs/proof/vector.json';
/** In it a pick is opened against the seal before its lock and one against the lock itself, an administrator sets one that is sealed and changes one that is open, a result is corrected. */
const SEED = 6;

/** @param {Buffer} bytes */
const base64 = (bytes) => bytes.toString('base64');

/** @param {Season} season */
const inputsOf = ({ origin, contest, secret, seed, signer }) => ({
  origin,
  contest,
  secret_hex: secret.toString('hex'),
  key_seed_hex: seed.toString('hex'),
  public_key: base64(signer.key),
});

export function vector() {
  const season = new Season({ seed: SEED, entries: 2, weeks: 1, ends: true });
  const made = madeOf(season);
  const sizes = [1, made.texts.length >> 1, made.texts.length];
  const [, half = 0, all = 0] = sizes;
  const seals = season.sealed.map(({ beat, period, rows }) => {
    const told = rows.map(({ entry, slot, salt, content, leaf: hash }) => ({
      slot: `${entry}/${period}/${slot}`,
      salt: base64(salt),
      content,
      leaf: base64(hash),
    }));
    return { seal: beat, rows: told, root: base64(rootOf(rows.map((row) => row.leaf))) };
  });
  return {
    about:
      'A made-up football contest with every value on the way: see README.md beside this. Bytes are base64 unless said. "log" holds the lines of the file that check-contest.mjs takes, "wins" what follows from it.',
    inputs: inputsOf(season),
    seals,
    leaves: made.texts.map((text) => base64(leaf(text))),
    checkpoints: Object.fromEntries(sizes.map((size) => [size, checkpointOf(made, size)])),
    consistency: {
      [`${half}-${all}`]: growthOf(
        half,
        made.texts.map((text) => leaf(text)),
      ).map(base64),
    },
    receipts: season.receipts.slice(-2),
    log: fileOf(made),
    wins: season.wins(),
  };
}
