/** What an auction's log says is held against itself, its seed and the maxima that were opened. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnOrder } from './auction-order.mjs';
import { checkLog } from './check.mjs';
import { Auction, drawn } from './testing/auction.mjs';
import { testFound } from './testing/found.mjs';
import { copied, fileOf } from './testing/log-file.mjs';

/** @typedef {import('./testing/log-file.mjs').Made} Made */
/** @typedef {{ n: number, kind: string, body: any }} Line */

const auctions = Array.from({ length: 14 }, (_, at) => new Auction(400 + at, { isSmall: true }));
/** @param {Auction} auction @returns {Made} */
const madeOf = (auction) =>
  copied({ contest: auction.contest, origin: auction.origin, signer: auction.signer, texts: auction.texts(), opened: auction.opened });
const grounds = auctions.map(madeOf);

/** @param {Made} made */
function checked(made) {
  const [first = '', ...lines] = fileOf(made);
  return checkLog(first, lines.values());
}

/** @param {Made} made @param {string} kind @param {(body: any) => boolean} [fits] @returns {Line[]} */
const linesOf = (made, kind, fits = () => true) =>
  made.texts
    .filter((text) => text.includes(`"kind":"${kind}"`))
    .map((text) => JSON.parse(text))
    .filter((line) => fits(line.body));

/** @param {Made} made @param {Line} line @param {(body: any) => void} change */
function rewrite(made, line, change) {
  change(line.body);
  made.texts[line.n] = JSON.stringify({ ...line }, Object.keys(line).toSorted()).replace('"body":{}', `"body":${canonical(line.body)}`);
}

/** @param {any} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}

/** Without a line, the others numbered anew. @param {Made} made @param {number} gone */
function leaveOut(made, gone) {
  made.texts.splice(gone, 1);
  for (let n = gone; n < made.texts.length; n += 1) made.texts[n] = (made.texts[n] ?? '').replace(/"n":\d+}$/, `"n":${n}}`);
}

/** What was opened with the lock after a sale by the hammer, of others than the buyer. @param {Made} made */
function losers(made) {
  return linesOf(made, 'sold', ({ by }) => by === 'hammer').flatMap((line) => {
    const lock = linesOf(made, 'lock').find(({ n, body }) => n > line.n && body.events.includes(line.body.lot));
    const maxima = made.opened
      .map(({ content, beat, entry }) => ({ beat, entry, pick: JSON.parse(content).pick }))
      .filter(
        ({ beat, entry, pick }) =>
          pick?.event === line.body.lot && entry !== line.body.entry && beat <= lock?.body.beat && beat >= lock?.body.beat - 1,
      );
    const most = Math.max(0, ...maxima.map(({ pick }) => pick.max));
    const again = linesOf(made, 'sold', ({ lot }) => lot === line.body.lot).length > 1;
    return again ? [] : [{ line, most }];
  });
}

/** Each answers false where there was no occasion. @type {Record<string, (made: Made, random: import('./testing/random.mjs').Random) => boolean | void>} */
const TAMPERINGS = {
  'a price below what another would have paid': (made, random) => {
    const found = losers(made).filter(({ line, most }) => most >= 3 && line.body.price > 1);
    const { budget } = linesOf(made, 'auction.opened')[0]?.body ?? {};
    // Who had nothing left bid no more.
    if (found.length === 0 || budget !== null) return false;
    rewrite(made, random.of(found).line, (body) => (body.price = 1));
  },
  'another buyer, for less than the first would have paid': (made, random) => {
    const found = linesOf(made, 'sold', ({ by }) => by === 'hammer').filter(({ n, body }) =>
      made.opened.some(({ content, entry }) => {
        const { pick } = JSON.parse(content);
        return (
          entry === body.entry &&
          pick?.event === body.lot &&
          pick.max >= body.price + 6 &&
          !linesOf(made, 'sold', ({ lot }) => lot === body.lot).some((other) => other.n !== n)
        );
      }),
    );
    const { budget } = linesOf(made, 'auction.opened')[0]?.body ?? {};
    if (found.length === 0 || budget !== null) return false;
    const line = random.of(found);
    const others = linesOf(made, 'began')[0]?.body.entries.filter((/** @type {any} */ { entry }) => entry !== line.body.entry);
    rewrite(made, line, (body) => (body.entry = random.of(/** @type {{ entry: number }[]} */ (others)).entry));
  },
  'a team sold twice': (made, random) => {
    const sold = linesOf(made, 'sold');
    const at = 1 + random.below(sold.length - 1);
    const line = sold[at];
    if (!line || line.body.lot === sold[at - 1]?.body.lot) return false;
    rewrite(made, line, (body) => (body.lot = sold[at - 1]?.body.lot));
  },
  'a sale left out': (made, random) => leaveOut(made, random.of(linesOf(made, 'sold')).n),
  'a sale taken back in silence': (made, random) => {
    const undone = linesOf(made, 'sale.undone');
    if (undone.length === 0) return false;
    leaveOut(made, random.of(undone).n);
  },
  'a price beyond the budget': (made, random) => {
    if (linesOf(made, 'auction.opened')[0]?.body.budget === null) return false;
    const first = linesOf(made, 'sold', ({ by }) => by === 'hammer')[0];
    if (!first || linesOf(made, 'sold', ({ reason, entry }) => reason && entry === first.body.entry).some(({ n }) => n < first.n))
      return false;
    rewrite(made, first, (body) => (body.price = 401 + random.below(99)));
  },
  'a price of nothing': (made, random) => rewrite(made, random.of(linesOf(made, 'sold')), (body) => (body.price = 0)),
  'another seed': (made, random) =>
    rewrite(made, random.of(linesOf(made, 'auction.completed')), (body) => (body.seed = random.bytes(32).toString('hex'))),
  'another order in the end': (made, random) =>
    rewrite(made, random.of(linesOf(made, 'auction.completed')), (body) => {
      const at = random.below(body.lots.length - 1);
      [body.lots[at], body.lots[at + 1]] = [body.lots[at + 1], body.lots[at]];
    }),
  'another commitment to the order': (made, random) =>
    rewrite(made, random.of(linesOf(made, 'order.sealed')), (body) => (body.commit = random.bytes(32).toString('hex'))),
  'a team that was chosen, told as the next of the order': (made, random) => {
    const chosen = linesOf(made, 'lot.up', ({ by }) => by === 'administrator').filter(({ n, body }) => {
      const sold = new Set(
        made.texts
          .slice(0, n)
          .map((text) => JSON.parse(text))
          .filter(({ kind }) => kind === 'sold')
          .map((line) => line.body.lot),
      );
      const [next] = (linesOf(made, 'auction.completed')[0]?.body.lots ?? []).filter((/** @type {number} */ lot) => !sold.has(lot));
      const moved = [...linesOf(made, 'lot.passed'), ...linesOf(made, 'sale.undone')];
      return next !== body.lot && moved.every((line) => line.n > n);
    });
    if (chosen.length === 0) return false;
    rewrite(made, random.of(chosen), (body) => (body.by = 'order'));
  },
  'other turns of the owners': (made, random) => rewrite(made, random.of(linesOf(made, 'auction.opened')), (body) => body.owners.reverse()),
  'a share of more than there is': (made, random) => {
    const shared = linesOf(made, 'sale.shared');
    if (shared.length === 0) return false;
    rewrite(made, random.of(shared), (body) => (body.percent = 100 + random.below(50)));
  },
  'a maximum opened before its sale': (made, random) => {
    const locks = linesOf(made, 'lock', ({ events }) => events.length > 0);
    const at = random.below(locks.length - 1);
    const later = linesOf(made, 'sold', ({ lot }) => !locks.slice(0, at + 1).some(({ body }) => body.events.includes(lot)));
    const lock = locks[at];
    if (!lock || later.length === 0) return false;
    rewrite(made, lock, (body) => body.events.push(random.of(later).body.lot));
  },
  'a maximum that is another one': (made, random) => {
    const row = random.of(made.opened.filter(({ content }) => JSON.parse(content).pick !== null));
    row.content = row.content.replace(/"max":\d+/, `"max":${50 + random.below(50)}`);
  },
  'a maximum kept back': (made, random) => {
    const at = random.below(made.opened.length);
    const { entry, slot } = made.opened[at];
    if (made.opened.filter((row) => row.entry === entry && row.slot === slot).length > 1) return false;
    made.opened.splice(at, 1);
  },
  'the end told with teams that are not sold': (made, random) => {
    const [last] = linesOf(made, 'auction.completed');
    const lot = random.of(linesOf(made, 'sold')).body.lot;
    for (const { n } of linesOf(made, 'sold', (body) => body.lot === lot).toReversed()) leaveOut(made, n);
    return last !== undefined;
  },
};

for (const [kind, tamper] of Object.entries(TAMPERINGS))
  testFound(kind, (random) => {
    const made = copied(random.of(grounds));
    return tamper(made, random) === false ? null : checked(made).report.sentences;
  });

test('auctions that nobody touched fit, whatever happened in them', () => {
  const found = [...auctions, ...Array.from({ length: 26 }, (_, at) => new Auction(900 + at))].map((auction) => ({
    auction,
    ...checked(madeOf(auction)),
  }));
  for (const { auction, report, standings } of found) {
    assert.deepEqual(report.sentences, [], `contest ${auction.contest}`);
    const pot = [...auction.sales.values()].reduce((sum, { price }) => sum + price, 0);
    assert.equal(standings?.length, auction.entries.length);
    // What was won is what was paid, once all is played.
    if (auction.champion === undefined) continue;
    assert.equal(
      (standings ?? []).reduce((sum, { score }) => sum + (score ?? 0), 0),
      0,
      `of a pot of ${pot}`,
    );
  }
  const said = found.flatMap(({ auction }) => auction.lines.map(({ kind }) => kind));
  for (const kind of ['lot.passed', 'sale.undone', 'sale.corrected', 'sale.shared', 'auction.reopened'])
    assert.ok(said.includes(kind), kind);
});

test('the order is drawn as the site in small draws it', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const ids = Array.from({ length: 1 + (seed % 64) }, (_, at) => 7 + 3 * at);
    const text = String(seed).padStart(64, '0');
    assert.deepEqual(drawnOrder(text, 'lots', ids), drawn(text, 'lots', ids));
    assert.deepEqual(
      drawnOrder(text, 'owners', ids).toSorted((a, b) => a - b),
      ids,
    );
  }
});
