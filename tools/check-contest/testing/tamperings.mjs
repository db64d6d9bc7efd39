/**
 * What an operator, or whoever hands a file on, may have done to it. `signed` ones are written anew with the site's own key, so that a file by
 * itself shows nothing: who kept a checkpoint or a receipt finds them.
 */
import { createHash } from 'node:crypto';
import { checkpointOf, copied } from './log-file.mjs';
import { canon, leaf, rootOf, signerOf } from './signer.mjs';

/** @typedef {import('./log-file.mjs').Made} Made */
/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {{ text: string, signature: string }} Receipt */
/** @typedef {{ made: Made, random: Random, receipts: Receipt[] }} Ground `made` is a copy, to be changed */
/** @typedef {{ checkpoint?: string, receipts?: Receipt[] } | null} Left what somebody kept; null where there was nothing to change */

/** @param {Ground} ground @returns {any} an opened slot with a pick in it */
const somePicked = ({ made, random }) => random.of(made.opened.filter((row) => JSON.parse(row.content).pick !== null));

/** @param {Made} made @param {RegExp} kinds */
const linesOf = (made, kinds) => made.texts.flatMap((text, n) => (kinds.test(JSON.parse(text).kind) ? [n] : []));

/**
 * Openings of rounds that are over, of entries that were in them to the end. Who was removed in between has opened only what had begun by then,
 * and nobody else can tell which of the sealed slots that were.
 * @param {Made} made @returns {any[]}
 */
function wholes({ opened, texts }) {
  const over = texts
    .map((text) => JSON.parse(text).body)
    .filter(({ last }) => last)
    .map(({ period }) => period);
  const slotsOf = (/** @type {any} */ row) =>
    new Set(opened.filter((one) => one.entry === row.entry && one.period === row.period).map(({ slot }) => slot)).size;
  return opened.filter(
    (row) =>
      over.includes(row.period) &&
      slotsOf(row) === 5 &&
      opened.filter((one) => one.entry === row.entry && one.period === row.period).length === 5,
  );
}

/** Games that were put off, or began twice: what had been picked of them could be picked anew. @param {Made} made */
function movedOf({ texts }) {
  const events = texts
    .map((text) => JSON.parse(text))
    .flatMap(({ kind, body }) => (kind === 'postponed' ? [body.event, body.event] : kind === 'lock' ? body.events : []));
  return new Set(events.filter((event, at) => events.indexOf(event) !== at));
}

/** Entries that came or went after the first seal: of a game that began without them nothing was opened. @param {Made} made @returns {Set<number>} */
function absentOf(made) {
  const [first = 0] = linesOf(made, /^(beat|lock)$/);
  const lines = linesOf(made, /^entry\.(added|removed|returned)$/).filter((n) => n > first);
  return new Set(lines.map((n) => JSON.parse(made.texts[n] ?? '').body.entry));
}

/** Writes a line anew. @param {Made} made @param {number} n @param {(line: any) => void} change */
function rewrite(made, n, change) {
  const line = JSON.parse(made.texts[n] ?? '');
  change(line);
  made.texts[n] = canon(line);
}

/** Someone's checkpoint, which saw line `n`. @param {Ground} ground @param {number} n @param {Made} before */
const sawLine = ({ random }, n, before) => checkpointOf(before, n + 1 + random.below(before.texts.length - n));

/** @param {any} body of a result or a correction */
function otherScore(body) {
  body.score1 = (body.score1 ?? 0) + 7;
}

/** Takes a pick for another one. @param {Random} random @param {any} content */
function otherPick(random, content) {
  const { pick } = content;
  const ways = [
    () => (pick.side = 3 - pick.side),
    () => (pick.event += 1),
    () => Object.assign(pick, { locked: !pick.locked, line: pick.locked ? null : '-3' }),
    () => (content.pick = null),
  ];
  random.of(ways)();
}

/** One line for another place; each says its new number when `numbered`. @param {Ground} ground @param {boolean} numbered */
function swap({ made, random }, numbered) {
  const from = 1 + random.below(made.texts.length - 2);
  const [one = '', other = ''] = made.texts.slice(from, from + 2);
  made.texts.splice(from, 2, other, one);
  for (const n of numbered ? [from, from + 1] : []) rewrite(made, n, (line) => (line.n = n));
  return from;
}

/** Signed without what the files says of the past. @param {Ground} ground @param {(before: Made) => number} change says the first line that it changed @returns {Left} */
function anew(ground, change) {
  const before = copied(ground.made);
  return { checkpoint: sawLine(ground, change(before), before) };
}

/** The checkpoint of the file stays as it was. @param {Ground} ground @param {() => void} change @returns {Left} */
function unsigned({ made }, change) {
  made.checkpoint = checkpointOf(made);
  change();
  return {};
}

/** @type {Record<string, (ground: Ground) => Left>} */
export const TAMPERINGS = {
  'another pick in an opening': (ground) => {
    const row = somePicked(ground);
    const content = JSON.parse(row.content);
    otherPick(ground.random, content);
    row.content = canon(content);
    return {};
  },
  'another salt': ({ made, random }) => {
    random.of(made.opened).salt = random.bytes(16).toString('base64');
    return {};
  },
  'another way to the seal': ({ made, random }) => {
    const row = random.of(made.opened);
    const at = random.below(row.path.length);
    row.path = row.path.map((/** @type {string} */ hash, /** @type {number} */ step) =>
      step === at ? random.bytes(32).toString('base64') : hash,
    );
    return {};
  },
  'an opening of another slot': ({ made, random }) => {
    const row = random.of(made.opened);
    const change = random.of(['entry', 'slot', 'beat', 'index', 'size']);
    row[change] += 1;
    return {};
  },
  'one character of a line': (ground) =>
    unsigned(ground, () => {
      const { made, random } = ground;
      const n = random.below(made.texts.length);
      const text = made.texts[n] ?? '';
      const at = random.below(text.length);
      const other = random.of([...'0123456789abcxyz{}[],:"'].filter((one) => one !== text[at]));
      made.texts[n] = text.slice(0, at) + other + text.slice(at + 1);
    }),
  'another result': (ground) =>
    unsigned(ground, () =>
      rewrite(ground.made, ground.random.of(linesOf(ground.made, /^(result|correction)$/)), ({ body }) => otherScore(body)),
    ),
  'another result, signed': (ground) =>
    anew(ground, () => {
      const n = ground.random.of(linesOf(ground.made, /^(result|correction)$/));
      rewrite(ground.made, n, ({ body }) => otherScore(body));
      return n;
    }),
  'lines in another order': (ground) => unsigned(ground, () => void swap(ground, ground.random.is(0.5))),
  'lines in another order, signed, with their old numbers': (ground) => {
    swap(ground, false);
    return {};
  },
  'lines in another order, signed, with new numbers': (ground) => anew(ground, () => swap(ground, true)),
  'another time': (ground) =>
    unsigned(ground, () =>
      rewrite(ground.made, ground.random.below(ground.made.texts.length), (line) => (line.at += 1 - 2 * ground.random.below(2))),
    ),
  'another time, signed': (ground) =>
    anew(ground, () => {
      const n = ground.random.below(ground.made.texts.length);
      rewrite(ground.made, n, (line) => (line.at -= 1 + ground.random.below(60_000)));
      return n;
    }),
  'a line left out, signed': (ground) =>
    anew(ground, () => {
      const n = 1 + ground.random.below(ground.made.texts.length - 1);
      ground.made.texts.splice(n, 1);
      for (let at = n; at < ground.made.texts.length; at += 1) rewrite(ground.made, at, (line) => (line.n = at));
      return n;
    }),
  'an entry left out of a seal, signed': ({ made, random }) => {
    rewrite(made, random.of(linesOf(made, /^(beat|lock)$/)), ({ body }) => (body.slots -= 5));
    return {};
  },
  'an entry left out of the openings': ({ made, random }) => {
    const rows = wholes(made);
    if (rows.length === 0) return null;
    const { entry, period } = random.of(rows);
    made.opened = made.opened.filter((row) => row.entry !== entry || row.period !== period);
    return {};
  },
  'an opening left out': ({ made, random }) => {
    const rows = wholes(made);
    if (rows.length === 0) return null;
    const gone = random.of(rows);
    made.opened = made.opened.filter((row) => row !== gone);
    return {};
  },
  'a log that was cut': (ground) =>
    unsigned(ground, () => {
      ground.made.texts.splice(1 + ground.random.below(ground.made.texts.length - 1));
    }),
  'a log that was cut, signed': (ground) =>
    anew(ground, () => {
      const at = 1 + ground.random.below(ground.made.texts.length - 1);
      ground.made.texts.splice(at);
      ground.made.opened = ground.made.opened.filter(({ beat }) => ground.made.texts.some((text) => JSON.parse(text).body.beat === beat));
      return at;
    }),
  'a log that was cut and grew anew, signed': (ground) =>
    anew(ground, () => {
      const at = 1 + ground.random.below(ground.made.texts.length - 1);
      for (let n = at; n < ground.made.texts.length; n += 1) rewrite(ground.made, n, (line) => (line.at += 250));
      return at;
    }),
  'a pick changed after its game, sealed and signed anew': (ground) =>
    anew(ground, () => {
      const { made, random } = ground;
      const row = somePicked(ground);
      const content = JSON.parse(row.content);
      content.pick = { event: content.pick.event, line: null, locked: false, side: 3 - content.pick.side };
      row.content = canon(content);
      // A tree that has this slot in it again: what else was in it cannot be opened any more, but for this path.
      const [hash, size] = [leaf(Buffer.from(row.salt, 'base64'), row.content), row.size];
      const leaves = Array.from({ length: size }, (_, at) => (at === row.index ? hash : random.bytes(32)));
      const n = made.texts.findIndex((text) => JSON.parse(text).body.beat === row.beat);
      rewrite(made, n, ({ body }) => (body.root = rootOf(leaves).toString('base64')));
      return n;
    }),
  'another key’s signature': (ground) => {
    ground.made.checkpoint = checkpointOf(ground.made, undefined, signerOf(ground.random.bytes(32)));
    return {};
  },
  'another key, in the file as well': (ground) => {
    const checkpoint = checkpointOf(ground.made);
    ground.made.signer = signerOf(ground.random.bytes(32));
    return { checkpoint };
  },
  'a signature of other lines': (ground) => {
    const { made, random } = ground;
    const note = checkpointOf(made).split('\n');
    const other = checkpointOf(made, random.below(made.texts.length)).split('\n');
    made.checkpoint = [...note.slice(0, 4), ...other.slice(4)].join('\n');
    return {};
  },
  'a receipt that was not signed': ({ random, receipts }) => {
    const { text } = random.of(receipts);
    return { receipts: [{ text, signature: signerOf(random.bytes(32)).signed(text).toString('base64') }] };
  },
  'a receipt of other picks': ({ made, random, receipts }) => {
    const [open, moved] = [wholes(made), movedOf(made)];
    const set = linesOf(made, /^override$/).map((n) => JSON.parse(made.texts[n] ?? '').body.entry);
    const clean = receipts.filter(({ text }) => {
      const { entry, period } = JSON.parse(text);
      const picks = open.filter((row) => row.entry === entry && row.period === period).map(({ content }) => JSON.parse(content).pick);
      return picks.length === 5 && !set.includes(entry) && !picks.some((pick) => pick?.by || moved.has(pick?.event));
    });
    if (clean.length === 0) return null;
    const said = JSON.parse(random.of(clean).text);
    const text = canon({ ...said, picks: createHash('sha256').update(random.bytes(9)).digest('base64') });
    return { receipts: [{ text, signature: made.signer.signed(text).toString('base64') }] };
  },
  'an override that tells another pick before it': ({ made, random }) => {
    const [moved, absent] = [movedOf(made), absentOf(made)];
    const overrides = linesOf(made, /^override$/).filter((n) => {
      const { before, entry } = JSON.parse(made.texts[n] ?? '').body;
      return before?.event !== undefined && !moved.has(before.event) && !absent.has(entry);
    });
    if (overrides.length === 0) return null;
    rewrite(made, random.of(overrides), ({ body }) => (body.before.side = 3 - body.before.side));
    return {};
  },
};
