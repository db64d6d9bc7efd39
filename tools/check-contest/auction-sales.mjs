/** What was sold in an auction, line by line: to whom, for what, and whether that could be. */
import { commitOfSeed, drawnOrder, Queue } from './auction-order.mjs';
import { grouped, shown } from './texts.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./contest.mjs').Seal} Seal */
/** @typedef {{ auto_bids: boolean, budget: number | null, min_price: number, payouts: number[], steps: { from: number, step: number }[] }} AuctionSettings */
/** @typedef {{ commit: string, lots: Map<number, { name: string, places: { place: number, seed: number }[] }> }} SealedLots */
/** @typedef {{ entry: number, price: number, n: number }} Sale */
/**
 * What the hammer fell on, as it was then.
 * @typedef {Sale & { lot: number, settings: AuctionSettings, left: ReadonlyMap<number, number> }} Hammered `left` is the least that each had to spend since the one before
 */
/** @typedef {{ n: number, kind: string, body: any }} Own */

export class Sales {
  /** @type {SealedLots} */
  sealed = { commit: '', lots: new Map() };
  /** @type {AuctionSettings | null} */
  settings = null;
  /** By lot. @type {Map<number, Sale>} */
  sales = new Map();
  /** Percents of a lot by partner. @type {Map<number, Map<number, number>>} */
  partners = new Map();
  /** What was sold by the hammer and locked next, by 'lot/line of the lock'. @type {Map<string, Hammered>} */
  hammered = new Map();
  /** The same, by lot, until a lock names it. @type {Map<number, Hammered>} */
  #waiting = new Map();
  /** @type {Queue | null} */
  #queue = null;
  #seed = '';
  /** @type {{ lot: number, isSteady: boolean } | null} */
  #up = null;
  #isOver = false;
  #least = Infinity;
  /** Entries of whom an administrator said why they pay more than they have. @type {Set<number>} */
  #excused = new Set();
  /** @type {Map<number, number>} */
  #left = new Map();

  /** @param {Contest} contest @param {{ isSilent?: boolean }} [how] */
  constructor(contest, { isSilent = false } = {}) {
    this.contest = contest;
    this.isSilent = isSilent;
  }

  /** @param {Own} line @param {string} words */
  #say({ n, kind }, words) {
    if (!this.isSilent) this.contest.report.add(`Line ${n} (${kind}) ${words}.`);
  }

  /** @param {number} lot */
  called(lot) {
    return shown(this.sealed.lots.get(lot)?.name || `lot ${lot}`);
  }

  /** Through all lines of its own and all locks. */
  fold() {
    const { own, seals } = this.contest;
    this.#seed = own.findLast(({ kind }) => kind === 'auction.completed')?.body.seed ?? '';
    const locks = seals.filter(({ events }) => events !== null);
    let next = 0;
    for (const line of own) {
      for (; (locks[next]?.n ?? Infinity) < line.n; next += 1) this.#locked(locks[next]);
      this.#told(line);
      this.#spent();
    }
    for (const lock of locks.slice(next)) this.#locked(lock);
  }

  /** @param {Own} line */
  #told(line) {
    const { kind, body } = line;
    if (kind === 'order.sealed') this.#orderSealed(line);
    else if (kind === 'auction.opened') this.#opened(line);
    else if (kind === 'auction.settings') this.#set(body);
    else if (kind === 'lot.up') this.#cameUp(line);
    else if (kind === 'lot.passed') this.#passed(line);
    else if (kind === 'sold') this.#sold(line);
    else if (kind === 'sale.undone') this.#undone(line);
    else if (kind === 'sale.corrected') this.#corrected(line);
    else if (kind === 'sale.shared') this.#shared(line);
    else if (kind === 'auction.completed') this.#completed(line);
    else if (this.#isOver) this.#isOver = false;
    else this.#say(line, 'says that the auction goes on, which was not over');
  }

  /** @param {Own} line */
  #orderSealed(line) {
    const { commit, lots } = line.body;
    if (this.settings) this.#say(line, 'seals the order of the teams anew, after the auction had begun');
    this.sealed = { commit, lots: new Map(lots.map((/** @type {any} */ one) => [one.lot, one])) };
  }

  /** @param {Own} line */
  #opened(line) {
    if (this.settings) this.#say(line, 'opens the auction, which was opened before');
    this.#set(line.body);
    if (this.#seed === '') return;
    this.#queue = new Queue(drawnOrder(this.#seed, 'lots', [...this.sealed.lots.keys()]));
    const { owners } = line.body;
    if (drawnOrder(this.#seed, 'owners', owners).join() !== owners.join())
      this.#say(line, 'has other turns of the owners than the sealed seed gives');
  }

  /** @param {AuctionSettings} settings */
  #set(settings) {
    this.settings = settings;
    this.#least = Math.min(this.#least, settings.min_price);
    if (this.#up) this.#up.isSteady = false;
  }

  /** @param {Own} line */
  #cameUp(line) {
    const { lot, by } = line.body;
    if (!this.sealed.lots.has(lot) || this.sales.has(lot)) this.#say(line, `puts ${this.called(lot)} up, which is not for sale`);
    const next = this.#queue?.lots[0];
    if (by === 'order' && next !== undefined && next !== lot)
      this.#say(line, `puts ${this.called(lot)} up, but ${this.called(next)} was next in the sealed order`);
    this.#up = { lot, isSteady: true };
  }

  /** @param {Own} line */
  #passed(line) {
    const { lot } = line.body;
    if (this.#up?.lot !== lot) this.#say(line, `says that nobody bid for ${this.called(lot)}, which was not up`);
    this.#queue?.pass(lot);
    this.#up = null;
  }

  /** @param {Own} line */
  #sold(line) {
    const { lot, entry, price, by, reason = '' } = line.body;
    const known = this.sales.get(lot);
    if (!this.sealed.lots.has(lot)) this.#say(line, `sells ${this.called(lot)}, which is no lot of this auction`);
    if (known) this.#say(line, `sells ${this.called(lot)}, which line ${known.n} had sold`);
    if (this.#isOver) this.#say(line, `sells ${this.called(lot)}, when the auction was over`);
    if (by === 'hammer' && this.#up?.lot !== lot) this.#say(line, `says that the hammer fell for ${this.called(lot)}, which was not up`);
    if (by === 'hammer' && this.settings) {
      if (this.#up?.isSteady) this.#waiting.set(lot, { lot, entry, price, n: line.n, settings: this.settings, left: this.#left });
      this.#left = new Map();
    } else this.#waiting.delete(lot);
    if (this.#up?.lot === lot) this.#up = null;
    this.#queue?.takeOut(lot);
    this.sales.set(lot, { entry, price, n: line.n });
    this.#checkPrice(line, { entry, price, reason });
  }

  /** @param {Own} line @param {{ entry: number, price: number, reason: string }} sale */
  #checkPrice(line, { entry, price, reason }) {
    const [team, who] = [this.called(line.body.lot), this.contest.called(entry)];
    if (!this.contest.names.has(entry)) this.#say(line, `sells ${team} to ${who}, whom the log does not know`);
    if (!this.settings) return this.#say(line, `sells ${team} before the auction was opened`);
    if (price < this.#least) this.#say(line, `sells ${team} for ${grouped(price)}, which is less than a team costs at least`);
    if (reason !== '') this.#excused.add(entry);
    const { budget } = this.settings;
    if (budget !== null && this.spentBy(entry) > budget && !this.#excused.has(entry))
      this.#say(line, `lets ${who} pay ${grouped(this.spentBy(entry))}, of a budget of ${grouped(budget)}, and does not say why`);
  }

  /** @param {Own} line */
  #undone(line) {
    const { lot } = line.body;
    if (!this.sales.delete(lot)) return this.#say(line, `takes back the sale of ${this.called(lot)}, which was not sold`);
    this.partners.delete(lot);
    this.#waiting.delete(lot);
    this.#queue?.putBack(lot);
  }

  /** @param {Own} line */
  #corrected(line) {
    const { lot, entry, price, reason } = line.body;
    const known = this.sales.get(lot);
    if (!known) return this.#say(line, `corrects the sale of ${this.called(lot)}, which was not sold`);
    if (known.entry !== entry) this.partners.delete(lot);
    this.sales.set(lot, { ...known, entry, price });
    this.#checkPrice(line, { entry, price, reason });
  }

  /** @param {Own} line */
  #shared(line) {
    const { lot, entry, percent } = line.body;
    const sale = this.sales.get(lot);
    const of = this.partners.get(lot) ?? new Map();
    of.set(entry, percent);
    this.partners.set(lot, of);
    const all = [...of.values()].reduce((sum, one) => sum + one, 0);
    if (!sale || sale.entry === entry || !this.contest.names.has(entry) || percent < 1 || all > 99)
      this.#say(line, `shares ${this.called(lot)} in a way that cannot be`);
  }

  /** @param {Own} line */
  #completed(line) {
    const { seed, lots } = line.body;
    const ids = [...this.sealed.lots.keys()];
    if (this.#isOver) this.#say(line, 'says that the auction is over, which was over before');
    if (commitOfSeed(this.contest.number, seed) !== this.sealed.commit)
      this.#say(line, 'tells another seed than the one that was sealed before the first team');
    if (drawnOrder(seed, 'lots', ids).join() !== lots.join()) this.#say(line, 'tells another order of the teams than its seed gives');
    if (this.sales.size !== ids.length)
      this.#say(line, `says that the auction is over, of which ${grouped(ids.length - this.sales.size)} teams were not sold`);
    this.#isOver = true;
  }

  /** @param {Seal | undefined} lock */
  #locked(lock) {
    for (const lot of lock?.events ?? []) {
      const [sale, hammered] = [this.sales.get(lot), this.#waiting.get(lot)];
      if (!sale) this.#say({ n: lock?.n ?? 0, kind: 'lock', body: {} }, `opens what was left for ${this.called(lot)}, which was not sold`);
      if (hammered) this.hammered.set(`${lot}/${lock?.n}`, hammered);
      this.#waiting.delete(lot);
    }
  }

  /** @param {number} entry */
  spentBy(entry) {
    let spent = 0;
    for (const sale of this.sales.values()) if (sale.entry === entry) spent += sale.price;
    return spent;
  }

  /** What each has left may have been less for a moment: no automatic bid was made of it then. */
  #spent() {
    const budget = this.settings?.budget ?? null;
    if (budget === null) return;
    for (const entry of this.contest.names.keys())
      this.#left.set(entry, Math.min(this.#left.get(entry) ?? Infinity, budget - this.spentBy(entry)));
  }
}
