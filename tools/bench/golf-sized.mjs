import { dist } from './circles.mjs';
import { median } from './median.mjs';

const GOLFERS = 156;
const ROUNDS = 4;
const ENTRIES = 28;
const PICKS = 4;
const OPENED = 4;
const MOVED = 15;
const VIEWERS = 100;
const STEPS = 40;

/** @typedef {{ ID: string | number, [field: string]: unknown }} Row */

/** A tournament's rows as the specification of golf has them, with numbers that change from hole to hole. */
class Tournament {
  /** Holes that each golfer has played. */
  played = Array.from({ length: GOLFERS }, (_, n) => 30 + ((n * 7) % 20));
  golfers = this.played.map((_, n) => this.golfer(n));
  rounds = this.played.flatMap((_, n) => Array.from({ length: ROUNDS }, (__, round) => this.round(n, round)));
  entries = Array.from({ length: ENTRIES }, (_, n) => this.entry(n));
  shots = Array.from({ length: OPENED }, (_, n) => this.holes(n));

  /** So many golfers finish a hole; who has picked them moves as well. @param {number} step */
  step(step) {
    const moved = Array.from({ length: MOVED }, (_, n) => (step * MOVED + n * 3) % GOLFERS);
    for (const n of moved) this.played[n] = Math.min(71, (this.played[n] ?? 0) + 1);
    this.golfers = this.golfers.map((row, n) => (moved.includes(n) ? this.golfer(n) : row));
    this.rounds = this.rounds.map((row, at) => {
      const [n, round] = [Math.floor(at / ROUNDS), at % ROUNDS];
      return moved.includes(n) && round === Math.floor((this.played[n] ?? 0) / 18) ? this.round(n, round) : row;
    });
    this.entries = this.entries.map((row, n) => (picksOf(n).some((golfer) => moved.includes(golfer)) ? this.entry(n) : row));
    this.shots = this.shots.map((rows, n) => (moved.includes(n) ? this.holes(n) : rows));
  }

  /** @param {number} n @returns {Row} */
  golfer(n) {
    const holes = this.played[n] ?? 0;
    return {
      ID: n + 1,
      Golfer: `Firstname${n} Lastname${(n * 31) % 97}`,
      Country: ['USA', 'ENG', 'ESP', 'KOR'][n % 4],
      Position: `T${1 + ((n * 7) % 70)}`,
      ToPar: ((n * 11 + holes) % 19) - 9,
      Today: ((n + holes) % 9) - 4,
      Thru: holes % 18,
      Status: 'active',
      Hole: 1 + (holes % 18),
      TeeTime: new Date(Date.UTC(2030, 3, 11, 11, (n % 78) * 10)).toISOString(),
      Odds: 1000 + ((n * 977) % 30_000),
      Picked: n % 5,
      last_shot: `${(n * 13 + holes * 7) % 300} yards to the fairway`,
    };
  }

  /** @param {number} n @param {number} round @returns {Row} */
  round(n, round) {
    const holes = Math.max(0, Math.min(18, (this.played[n] ?? 0) - 18 * round));
    return {
      ID: `${n + 1}-${round + 1}`,
      golfer_id: n + 1,
      round_number: round + 1,
      holes: Array.from({ length: holes }, (_, hole) => 3 + ((n * 5 + hole * 3 + round) % 4)).join(''),
      score: holes === 0 ? null : 60 + ((n + round) % 17),
      to_par: holes === 0 ? null : ((n + holes) % 9) - 4,
    };
  }

  /** @param {number} n @returns {Row} */
  entry(n) {
    const sum = picksOf(n).reduce((all, golfer) => all + (this.played[golfer] ?? 0), 0);
    return {
      ID: n + 1,
      EntryName: `Entry ${n} Bogeys`,
      Total: (sum % 31) - 15,
      Today: (sum % 11) - 5,
      HR: sum % 4,
      BOR: (sum * 7) % 60,
      Rank: 1 + (sum % ENTRIES),
    };
  }

  /** Every shot of an opened golfer, hole by hole. @param {number} n @returns {Row[]} */
  holes(n) {
    return Array.from({ length: this.played[n] ?? 0 }, (_, hole) => ({
      ID: hole + 1,
      hole: 1 + (hole % 18),
      shots: Array.from({ length: 4 }, (__, shot) => [
        (hole * 37 + shot * 83) % 500,
        (hole * 53 + shot * 29) % 200,
        shot === 3 ? 'hole' : 'fairway',
        (hole * 11 + shot) % 330,
      ]),
    }));
  }
}

/** @param {number} entry */
const picksOf = (entry) => Array.from({ length: PICKS }, (_, n) => (entry * 11 + n * 37) % GOLFERS);

/** The kinds of its pages: the board, and the shots of one golfer. @param {Tournament} tournament */
function pagesOf(tournament) {
  const { part } = dist('web/pages/parts.js');
  const { keepSame } = dist('ground/memory/keep-same.js');
  /** @param {string} name @param {string} group @param {(of: any) => Row[]} rows */
  const rowsPart = (name, group, rows) =>
    part({
      name,
      tags: () => ['golf:1'],
      load: async (/** @type {any} */ _tx, /** @type {any} */ params, /** @type {number} */ _now, /** @type {any} */ before) => ({
        model: keepSame(before, rows(params), (/** @type {Row} */ { ID }) => ID),
        validFrom: 0,
        validUntil: Infinity,
      }),
      shared: (/** @type {Row[]} */ model) => ({ [group]: model }),
    });
  const board = {
    name: 'golf-sized',
    key: () => '',
    parts: [
      rowsPart('golfers', 'golfers', () => tournament.golfers),
      rowsPart('rounds', 'rounds', () => tournament.rounds),
      rowsPart('entries', 'entries', () => tournament.entries),
      part({
        name: 'picks',
        tags: () => ['golf:picks'],
        load: async () => ({ model: 0, validFrom: 0, validUntil: Infinity }),
        own: (/** @type {unknown} */ _model, /** @type {any} */ { userId }) => ({ picks: picksOf(userId).map((ID) => ({ ID })) }),
      }),
    ],
  };
  const shots = {
    name: 'golf-shots',
    key: String,
    parts: [rowsPart('shots', 'shots', (/** @type {number} */ n) => tournament.shots[n] ?? [])],
  };
  return { board, shots };
}

/**
 * Reads what a viewer has open: the board, and the shots of so many.
 * @param {any} pages @param {ReturnType<typeof pagesOf>} kinds
 * @returns {(userId: number, since: (string | undefined)[]) => Promise<any[]>}
 */
function readerOf(pages, { board, shots }) {
  return async (userId, since) => {
    const viewer = { userId, username: `u${userId}`, isAdmin: false, groupNumber: 1, deviceId: null };
    const asked = (/** @type {number} */ n) => ({ deltaUrl: `/api/v1/golf/pagedata?n=${n}`, since: since[n], acceptEncoding: 'br' });
    const answers = [await pages.read(board, null, viewer, asked(0))];
    for (let n = 0; n < OPENED; n += 1) answers.push(await pages.read(shots, n, viewer, asked(n + 1)));
    return answers;
  };
}

/**
 * A page as golf has it, on the engine of this process: its sizes, what a step of it costs, and what it keeps for 100 viewers.
 * @param {any} db @param {any} clock
 * @returns {Promise<{ whole: number, step: number, cpu: number, heap: number }>} bytes, and µs
 */
export async function golfSized(db, clock) {
  const { createPages } = dist('web/pages/pages.js');
  const tournament = new Tournament();
  const kinds = pagesOf(tournament);
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const read = readerOf(createPages(db, clock), kinds);
  const bytes = (/** @type {any[]} */ answers) => answers.reduce((sum, { body }) => sum + body.length, 0);
  const versions = (/** @type {any[]} */ answers) => answers.map(({ version }) => version);
  const wholes = [];
  for (let n = 1; n <= VIEWERS; n += 1) wholes.push(await read(n, []));
  const first = wholes[0] ?? [];
  globalThis.gc?.();
  const kept = process.memoryUsage().heapUsed - heap;
  let since = versions(first);
  const [sizes, costs] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let n = 0; n < STEPS; n += 1) {
    tournament.step(n);
    await db.write(async (/** @type {any} */ _tx, /** @type {any} */ invalidate) => invalidate('golf:1'));
    const began = process.cpuUsage();
    const answers = await read(1, since);
    const { user, system } = process.cpuUsage(began);
    costs.push(user + system);
    sizes.push(bytes(answers));
    since = versions(answers);
  }
  return { whole: bytes(first), step: median(sizes), cpu: median(costs), heap: kept };
}
