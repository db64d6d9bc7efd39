/** A made-up golf tournament with what its log says of it, its places worked out the plainest way. */
import { Contest } from '../contest.mjs';
import { Report } from '../report.mjs';
import { rulesOf } from '../rules.mjs';
import { Timeline } from '../timeline.mjs';
import { Random } from './random.mjs';
import { canon } from './signer.mjs';

/** @typedef {import('../golf.mjs').Tournament} Tournament */
/** @typedef {{ body: Tournament, picks: Map<number, (number | null)[]> }} Made */

const [TID, ROUNDS, A_GROUP, NAMES] = [41, 4, 5, ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn']];
const HOLES = Array.from({ length: 18 }, (_, n) => n);
export const PERIOD = `2026-t${TID}`;

/** @param {number} seed @returns {Made} */
export function madeUp(seed) {
  const random = new Random(seed);
  const pars = [0, 1].map(() => HOLES.map(() => 3 + random.below(3)).join(''));
  const golfers = [1, 2, 3, 4].flatMap((group) =>
    Array.from({ length: A_GROUP }, (_, order) => {
      const gone = random.is(0.1);
      const cut = gone ? 0 : random.is(0.25) ? 1 + random.below(ROUNDS) : ROUNDS;
      const cards = Array.from({ length: ROUNDS }, (_round, round) => (round < cut ? cardOf(random, pars) : null));
      const one = { golfer: group * 100 + order, name: `Golfer ${group}${order}`, group, order, cards };
      return gone ? { ...one, out: 900 + random.below(200) } : one;
    }),
  );
  const picks = new Map(
    NAMES.map((_, n) => [n + 1, [1, 2, 3, 4].map((group) => (random.is(0.15) ? null : group * 100 + random.below(A_GROUP)))]),
  );
  const body = { event: TID, name: 'Ironwood Classic', lock: 1000, rounds: ROUNDS, pars, golfers };
  return { picks, body: { ...body, places: placesOf(body, picks) } };
}

/** @param {Random} random @param {readonly string[]} pars */
function cardOf(random, pars) {
  const par = random.below(2);
  const leaves = random.is(0.05) ? random.below(18) : 18;
  const holes = HOLES.map((hole) => (hole >= leaves ? '-' : (Number(pars[par]?.[hole]) + random.below(4) - 1).toString(36)));
  return { par, holes: holes.join('') };
}

/** @param {Omit<Tournament, 'places'>} tournament @param {Made['picks']} picks @returns {Tournament['places']} */
function placesOf({ golfers, lock, pars }, picks) {
  const teams = [...picks].map(([entry, picked]) => ({
    entry,
    cards: picked.map((golfer, slot) => cardsOf(golfers, { golfer, group: slot + 1, lock })),
  }));
  const days = Array.from({ length: ROUNDS }, (_, round) => {
    const balls = teams.map(({ cards }) =>
      HOLES.map((hole) => {
        const made = cards.map((own) => own?.[round] ?? null).filter((card) => card !== null && card.holes[hole] !== '-');
        return Math.min(...made.map((card) => Number.parseInt(card?.holes[hole] ?? '', 36) - Number(pars[card?.par ?? 0]?.[hole])));
      }),
    );
    const sums = balls.map((own) => own.filter(Number.isFinite).reduce((sum, ball) => sum + ball, 0));
    const worst = Math.max(0, ...sums.filter((_sum, n) => balls[n]?.every(Number.isFinite)));
    return sums.map((sum, n) => (balls[n]?.every(Number.isFinite) ? sum : Math.max(sum, worst)));
  });
  const rows = teams.map(({ entry }, n) => {
    const rounds = days.map((day) => day[n] ?? 0);
    return { entry, rounds, score: rounds.reduce((sum, round) => sum + round, 0) };
  });
  const key = (/** @type {{ score: number, rounds: number[] }} */ row) =>
    [row.score, ...row.rounds.toReversed()].map((n) => n + 500).join();
  const keys = rows.map(key).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return rows.map((row) => ({ ...row, place: keys.indexOf(key(row)) + 1 }));
}

/** @param {Tournament['golfers']} golfers @param {{ golfer: number | null, group: number, lock: number }} pick */
function cardsOf(golfers, { golfer, group, lock }) {
  const list = golfers.filter((one) => one.group === group);
  const able = list.filter(({ out }) => out === undefined || out > lock);
  let at = golfer === null ? list.indexOf(/** @type {any} */ (able[Math.ceil(able.length / 2) - 1])) : golfer % 100;
  if (list[at]?.out !== undefined) {
    const down = list.findIndex(({ out }, n) => n > at && out === undefined);
    at = down >= 0 ? down : list.findLastIndex(({ out }, n) => n < at && out === undefined);
  }
  return list[at]?.cards;
}

/** A contest whose log says this, and what was opened of it. @param {Made} made */
export function readContest({ body, picks }) {
  const report = new Report();
  const contest = new Contest(report, 7, rulesOf);
  const entries = NAMES.map((name, n) => ({ entry: n + 1, name }));
  const began = { contest: 7, type: 'golf', name: 'Golf', year: 2026, first_week: 1, slots: 4, entries, results: [], picks: [] };
  const seal = { root: Buffer.alloc(32).toString('base64'), period: PERIOD, slots: NAMES.length * 4 };
  const lines = [
    { kind: 'began', body: began },
    { kind: 'beat', body: { ...seal, beat: 1 } },
    { kind: 'lock', body: { ...seal, beat: 2, events: [TID], last: true } },
    { kind: 'tournament', body },
  ];
  for (const [n, { kind, body: said }] of lines.entries()) contest.take(n, JSON.parse(canon({ at: 1000 + n, body: said, kind, n })));
  const slots = [...picks].flatMap(([entry, own]) =>
    own.map((golfer, at) => {
      const timeline = new Timeline({ entry, period: PERIOD, slot: at + 1 }, contest);
      timeline.told.push({ n: 2, pick: canon(golfer === null ? null : { golfer, name: `Golfer ${golfer}` }) });
      return timeline;
    }),
  );
  return { contest, slots, report };
}
