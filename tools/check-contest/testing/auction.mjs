/**
 * Whole auctions with their logs, from a seed: owners leave maxima, lots come up in a drawn order, the hammer falls, administrators do what they
 * may, and a tournament is played. It is the site in small, and knows nothing of the program that checks it.
 */
import { createHash } from 'node:crypto';
import { Random } from './random.mjs';
import { canon, leaf, pathOf, rootOf, saltOf, signerOf } from './signer.mjs';

/** @typedef {{ event: number, max: number, by?: string }} Maximum */
/** @typedef {{ beat: number, rows: { key: string, entry: number, slot: number, salt: Buffer, content: string, leaf: Buffer }[] }} Sealed */

const [SLOTS, PERIOD, HOUR] = [Array.from({ length: 64 }, (_, at) => at + 1), '2026-auction', 3_600_000];
const NAMES = ['Rusty', 'Émile\u2019s', 'casey', 'Big Sal'];
const STEPS = [
  { from: 0, step: 1 },
  { from: 20, step: 5 },
];
const stepAt = (/** @type {number} */ price) => (price >= 20 ? 5 : 1);
const hash = (/** @type {(string | Buffer)[]} */ ...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();

/** As the design has it: bytes of SHA-256 blocks, those that would favor some places left out. @param {string} seed @param {string} axis @param {number[]} ids */
export function drawn(seed, axis, ids) {
  const key = hash(`poolhouse-auction-order-1\n${seed}`);
  const bytes = Array.from({ length: 20 }, (_, block) => [...hash(key, `:${axis}:${block}`)]).flat();
  const order = ids.toSorted((one, other) => one - other);
  for (let last = order.length - 1; last > 0; last -= 1) {
    while ((bytes[0] ?? 0) >= 256 - (256 % (last + 1))) bytes.shift();
    const other = (bytes.shift() ?? 0) % (last + 1);
    const taken = order.splice(last, 1, order[other] ?? 0);
    order.splice(other === last ? last : other, 1, other === last ? (order[other] ?? 0) : (taken[0] ?? 0));
  }
  return order;
}

export class Auction {
  /** @type {{ at: number, body: any, kind: string, n: number }[]} */
  lines = [];
  /** @type {any[]} */
  opened = [];
  /** @type {Map<number, { entry: number, price: number }>} */
  sales = new Map();
  /** By 'entry/slot'. @type {Map<string, Maximum>} */
  maxima = new Map();
  /** @type {Sealed | null} */
  #last = null;
  #beat = 0;
  #now = 1_790_000_000_000;
  /** @type {Set<string>} */
  #open = new Set();
  /** @type {number[]} */
  #queue = [];

  /** @param {number} seed @param {{ isSmall?: boolean }} [how] small: of two owners and half of the lots, without games */
  constructor(seed, { isSmall = false } = {}) {
    this.random = new Random(seed);
    this.contest = 1 + this.random.below(90);
    this.origin = `poolhouse/${this.random.bytes(8).toString('hex')}/${this.contest}`;
    this.secret = this.random.bytes(32);
    this.signer = signerOf(this.random.bytes(32));
    this.seed = this.random.bytes(32).toString('hex');
    this.budget = this.random.is(0.5) ? null : isSmall ? 200 : 400;
    /** Each lot's places: two that meet first. @type {Map<number, number[]>} */
    this.lots = new Map(Array.from({ length: isSmall ? 16 : 32 }, (_, at) => [500 + 2 * at, [500 + 2 * at, 501 + 2 * at]]));
    this.entries = NAMES.slice(0, isSmall ? 2 : 2 + this.random.below(3)).map((name, at) => ({ entry: 11 + 3 * at, name }));
    this.#begin();
    while (this.#queue.length > 0) this.#lot();
    const last = [...this.sales.keys()].at(-1);
    this.#completed();
    if (last !== undefined && this.random.is(0.2)) this.#reopened(last);
    if (!isSmall) this.#tournament();
  }

  /** @param {string} kind @param {any} body */
  tell(kind, body) {
    this.#now += this.random.below(HOUR / 4);
    this.lines.push({ at: this.#now, body, kind, n: this.lines.length });
  }

  #settings() {
    return { auto_bids: true, budget: this.budget, min_price: 1, payouts: [50, 100, 250, 400, 800, 1600], steps: STEPS };
  }

  #begin() {
    const { contest, entries } = this;
    this.tell('began', {
      contest,
      type: 'bbauction',
      name: 'Street',
      year: 2026,
      first_week: 1,
      slots: 64,
      entries,
      results: [],
      picks: [],
    });
    const commit = hash(`poolhouse-auction-seed-1\n${contest}\n${this.seed}`).toString('hex');
    const lots = [...this.lots].map(([lot, places]) => ({
      lot,
      name: `Team ${lot}`,
      places: places.map((place) => ({ place, seed: 1 + (place % 16) })),
    }));
    this.tell('order.sealed', { commit, layout: 'matchup', lots });
    this.order = drawn(this.seed, 'lots', [...this.lots.keys()]);
    this.#queue = [...this.order];
    for (const { entry } of entries) for (const lot of this.lots.keys()) if (this.random.is(0.5)) this.#leave(entry, lot);
    this.#seal('beat', {});
    this.tell('auction.opened', {
      ...this.#settings(),
      owners: drawn(
        this.seed,
        'owners',
        entries.map(({ entry }) => entry),
      ),
    });
  }

  /** @param {number} entry @param {number} lot */
  #leave(entry, lot) {
    this.maxima.set(`${entry}/${lot - 499}`, { event: lot, max: 1 + this.random.below(40) });
  }

  /** @param {number} entry */
  #spent(entry) {
    return [...this.sales.values()].reduce((sum, sale) => sum + (sale.entry === entry ? sale.price : 0), 0);
  }

  /** The first of the order comes up, or one that an administrator names; it is bid for, or typed, or nobody wants it. */
  #lot() {
    const [chance, first = 0] = [this.random.next(), this.#queue[0]];
    const lot = chance < 0.1 ? this.random.of(this.#queue) : first;
    if (this.random.is(0.1)) this.#seal('beat', {});
    for (const { entry } of this.entries) if (this.random.is(0.1)) this.#leave(entry, lot);
    this.tell('lot.up', { lot, by: chance < 0.1 ? 'administrator' : 'order' });
    if (this.random.is(0.05)) {
      this.#queue = [...this.#queue.filter((one) => one !== lot), lot];
      return this.tell('lot.passed', { lot });
    }
    if (this.random.is(0.1)) {
      const { entry } = this.random.of(this.entries);
      const price = 1 + this.random.below(30);
      this.#sold(lot, { entry, price }, this.#over(entry, price) ? { by: 'administrator', reason: 'By hand' } : { by: 'administrator' });
    } else this.#sold(lot, this.#bids(lot), { by: 'hammer' });
    this.#after(lot);
  }

  /** @param {number} entry @param {number} price */
  #over(entry, price) {
    return this.budget !== null && this.#spent(entry) + price > this.budget;
  }

  /** One after the other bids the least that stands, as long as somebody else would pay more. @param {number} lot */
  #bids(lot) {
    const caps = this.entries.map(({ entry }) => {
      const max = this.maxima.get(`${entry}/${lot - 499}`)?.max ?? 0;
      return { entry, cap: Math.min(max, this.budget === null ? max : this.budget - this.#spent(entry)) };
    });
    const able = this.entries.filter(({ entry }) => !this.#over(entry, 1));
    const standing = { entry: this.random.of(able.length > 0 ? able : this.entries).entry, price: 1 };
    for (;;) {
      const least = standing.price + stepAt(standing.price);
      const next = caps.find(({ entry, cap }) => entry !== standing.entry && cap >= least);
      if (!next) return standing;
      [standing.entry, standing.price] = [next.entry, least];
    }
  }

  /** @param {number} lot @param {{ entry: number, price: number }} sale @param {object} how */
  #sold(lot, sale, how) {
    this.sales.set(lot, sale);
    this.#queue = this.#queue.filter((one) => one !== lot);
    this.tell('sold', { lot, team: `Team ${lot}`, ...sale, ...how });
  }

  /** The seal that follows a sale, and what an administrator does then. @param {number} lot */
  #after(lot) {
    this.#lock([lot], false);
    const chance = this.random.next();
    const sale = this.sales.get(lot);
    const other = this.entries.find(({ entry }) => entry !== sale?.entry);
    if (chance < 0.08) this.#undone(lot);
    else if (chance < 0.14 && other && sale) {
      this.sales.set(lot, { entry: other.entry, price: sale.price });
      this.tell('sale.corrected', { lot, entry: other.entry, price: sale.price, reason: 'Misheard' });
    } else if (chance < 0.24 && other) this.tell('sale.shared', { lot, entry: other.entry, percent: 1 + this.random.below(60) });
    else if (chance < 0.28) this.tell('auction.settings', this.#settings());
  }

  /** @param {number} lot */
  #undone(lot) {
    this.sales.delete(lot);
    this.tell('sale.undone', { lot, reason: 'Misheard' });
    this.tell('postponed', { event: lot, teams: [`Team ${lot}`] });
    // Before the lots that come after it in the order, which are not passed over.
    const passed = new Set(this.lines.filter(({ kind }) => kind === 'lot.passed').map(({ body }) => body.lot));
    const place = (/** @type {number} */ one) => this.order?.indexOf(one) ?? 0;
    const at = passed.has(lot) ? this.#queue.length : this.#queue.filter((one) => !passed.has(one) && place(one) < place(lot)).length;
    this.#queue.splice(at, 0, lot);
    for (const { entry } of this.entries) if (this.random.is(0.5)) this.#leave(entry, lot);
  }

  #completed() {
    this.tell('auction.completed', { seed: this.seed, lots: this.order });
    this.#lock([], true);
  }

  /** @param {number} last */
  #reopened(last) {
    this.tell('auction.reopened', { reason: 'Misheard' });
    const { price = 1, entry = 0 } = this.sales.get(last) ?? {};
    this.sales.delete(last);
    this.tell('sale.undone', { lot: last, reason: 'Misheard' });
    this.#sold(last, { entry, price: Math.max(1, price - 1) }, { by: 'administrator' });
    this.tell('auction.completed', { seed: this.seed, lots: this.order });
  }

  /** @param {'beat' | 'lock'} kind @param {any} more @returns {Sealed} */
  #seal(kind, more) {
    const beat = (this.#beat += 1);
    const rows = this.entries.flatMap(({ entry }) =>
      SLOTS.map((slot) => {
        const key = `${entry}/${slot}`;
        const content = canon({ contest: this.contest, entry, period: PERIOD, slot, pick: this.maxima.get(key) ?? null });
        const salt = saltOf(this.secret, beat, `${entry}/${PERIOD}/${slot}`);
        return { key, entry, slot, salt, content, leaf: leaf(salt, content) };
      }),
    );
    const root = rootOf(rows.map((row) => row.leaf)).toString('base64');
    this.tell(kind, { beat, period: PERIOD, name: 'Auction', root, slots: rows.length, ...more });
    return (this.#last = { beat, rows });
  }

  /** @param {number[]} events @param {boolean} last */
  #lock(events, last) {
    const before = this.#last;
    const now = this.#seal('lock', { events, ...(last ? { last } : {}) });
    for (const [index, row] of now.rows.entries()) {
      const isNow = events.includes(JSON.parse(row.content).pick?.event);
      if (!isNow && (!last || this.#open.has(row.key))) continue;
      this.#open.add(row.key);
      const stood =
        before?.rows[index]?.content === row.content && !this.opened.some((one) => one.beat === before.beat && one.index === index);
      const { beat, rows } = stood && before ? before : now;
      const { content, salt = Buffer.alloc(0), entry, slot } = rows[index] ?? row;
      const path = pathOf(
        index,
        rows.map((one) => one.leaf),
      ).map((step) => step.toString('base64'));
      this.opened.push({ beat, content, entry, index, path, period: PERIOD, salt: salt.toString('base64'), size: rows.length, slot });
    }
  }

  /** Six rounds, the upper or the lower goes on; now and then one without a game. */
  #tournament() {
    let places = [...this.lots.values()].flat();
    for (let round = 1; round <= 6; round += 1) {
      const next = [];
      for (let number = 1; number <= places.length / 2; number += 1) {
        const [upper = 0, lower = 0] = places.slice(2 * number - 2, 2 * number);
        const [score1, score2] = this.random.is(0.6) ? [70, 60] : [61, 68];
        next.push(score1 > score2 ? upper : lower);
        const game = { event: 400 + 100 * round + number, teams: [`T${upper}`, `T${lower}`], line: null };
        const at = { round, number, places: [upper, lower], tipoff: this.#now + round };
        if (round === 6 || !this.random.is(0.02)) this.tell('result', { ...game, ...at, score1, score2 });
      }
      places = next;
    }
    this.champion = places[0];
  }

  /** The lines as they are hashed. */
  texts() {
    return this.lines.map((line) => canon(line));
  }
}
