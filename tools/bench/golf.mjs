import { join } from 'node:path';
import { lent } from '../run/lent.mjs';
import { againstATenth } from './against-a-tenth.mjs';
import { dist } from './circles.mjs';
import { golfInBrowser } from './golf-browser.mjs';
import { chances } from './golf-chances.mjs';
import { fetchRaw, parse } from './raw-read.mjs';
import { dice } from './schedule.mjs';
import { basic, BenchSite, caller } from './site.mjs';

/** As the tests make them. */
const { aCard, aGolfer, aTournament } = lent('server/src/contests/golf/testing/facts.fixture.ts');
const GOLFERS = 156;
const ENTRIES = 28;
const MOVED = 15;
const STEPS = 5;
const MINUTE = 60_000;
/** Thursday 7:00 AM in New York, and Friday afternoon. */
const FIRST_TEE = Date.UTC(2030, 5, 6, 11);
const NOW = FIRST_TEE + 31 * 60 * MINUTE;
const OUTCOMES = [-1, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 2];
const [FEW, MANY, TIMES] = [100, 1000, 9];

/**
 * A golf tournament in its second round: what its board weighs, whole and as 15 golfers finish a hole, what a golfer's strokes weigh, how long
 * grading and the chances take.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK: new Date(NOW).toISOString(), POOLHOUSE_CLOCK_RATE: '0' });
  try {
    await site.command('user', 'add', 'admin@example.org', '--name', 'Ada', '--password', 'bench', '--admin');
    await fill(join(site.folder, 'poolhouse.db'));
    await site.serve('--empty');
    const authorization = basic('admin@example.org', 'bench');
    const [page, shots] = ['golf/pagedata', 'golf/shotdetails?ground=text&gid=1&round=1'].map((path) => `${site.url}/api/v1/${path}`);
    const whole = await fetchRaw(page ?? '', authorization);
    const { data, __delta } = parse(whole.body, whole.encoding);
    if (data.leaderboard.data.length !== GOLFERS || data.picks.data.length !== ENTRIES) throw new Error('the board is not whole');
    const same = await fetchRaw(site.url + __delta, authorization);
    const updates = await changes(site, authorization, __delta);
    const golfer = await fetchRaw(shots ?? '', authorization);
    if (!parse(golfer.body, golfer.encoding).data.scores.data[0]?.shot_details) throw new Error('no strokes were told');
    return [...boardFigures({ whole, same, golfer }, updates), ...grading(), await chances(data, ENTRIES), ...(await golfInBrowser())];
  } finally {
    await site.stop();
  }
}

/** @param {string} what @param {number} bytes @param {number} bound @param {string} note @returns {import('./table.mjs').Figure} */
const kilobytes = (what, bytes, bound, note) => ({ what, value: bytes / 1000, unit: 'kB', way: 'at most', bound, note });

/**
 * @param {Record<'whole' | 'same' | 'golfer', Awaited<ReturnType<typeof fetchRaw>>>} reads
 * @param {Awaited<ReturnType<typeof changes>>} updates
 * @returns {import('./table.mjs').Figure[]}
 */
const boardFigures = ({ whole, same, golfer }, updates) => [
  kilobytes(
    `golf board of ${ENTRIES} entries and ${GOLFERS} golfers in round 2 without shots, compressed`,
    whole.body.length,
    12,
    whole.encoding,
  ),
  kilobytes(
    `golf update in which ${MOVED} golfers finish a hole`,
    Math.max(...updates.map(({ bytes }) => bytes)),
    2.5,
    `largest of ${updates.length} (${updates[0]?.rows})`,
  ),
  kilobytes("one golfer's strokes of a whole round with their ground, compressed", golfer.body.length, 4, golfer.encoding),
  {
    what: 'golf board, poll that finds nothing new, with headers, of 156 golfers',
    value: same.body.length + same.headerBytes,
    unit: 'B',
    way: 'at most',
    bound: 300,
    note: `body ${same.body.length} B`,
  },
];

/** Moves the clock to where the next 15 have holed out, and weighs the poll. @param {BenchSite} site @param {string} authorization @param {string} first */
async function changes(site, authorization, first) {
  const call = caller(site, authorization);
  let since = first;
  const found = [];
  for (let step = 1; step <= STEPS; step += 1) {
    await call('POST practice/clock', { body: { now: new Date(NOW + step * MINUTE).toISOString() } });
    const answer = await fetchRaw(site.url + since, authorization);
    const { data, __delta, __whole } = parse(answer.body, answer.encoding);
    if (__whole || data.scores?.data.length !== MOVED) throw new Error(`${data.scores?.data.length ?? 0} golfers finished a hole`);
    since = __delta ?? since;
    const rows = Object.entries(data).map(([name, group]) => `${group.data.length} ${name}`);
    found.push({ bytes: answer.body.length, rows: rows.join(', ') });
  }
  return found.sort((a, b) => b.bytes - a.bytes);
}

/** A round's holes: strokes, and since when each is known. @param {number} golfer @param {number} round @param {number} played */
function cardOf(golfer, round, played) {
  const { demoCourse } = dist('contests/golf/demo/demo-season.js');
  const { courseId, pars } = demoCourse(10);
  const roll = dice(golfer * 8 + round);
  const teeAt = FIRST_TEE + (round - 1) * 24 * 60 * MINUTE + Math.floor(golfer / 3) * 6 * MINUTE;
  const holes = pars.map((/** @type {number} */ par) => par + (OUTCOMES[roll(OUTCOMES.length)] ?? 0));
  return aCard(golfer, round, [], {
    courseId,
    teeAt,
    holes,
    // Of those who are out each minute brings the next 15 to the end of a hole; what is further off is hours away.
    at: holes.map((/** @type {number} */ _, /** @type {number} */ hole) =>
      round === 1
        ? teeAt + (hole + 1) * 13 * MINUTE
        : hole < played
          ? teeAt + Math.floor(((hole + 1) * (NOW - MINUTE - teeAt)) / (played + 1))
          : hole === played
            ? NOW + (Math.floor((golfer - 1) / MOVED) + 1) * MINUTE
            : NOW + 600 * MINUTE,
    ),
  });
}

const cardsOf = () => Array.from({ length: GOLFERS }, (_, n) => [cardOf(n + 1, 1, 18), cardOf(n + 1, 2, 4 + ((n * 7) % 13))]).flat();
const fieldOf = () => {
  const { demoGolfers } = dist('contests/golf/demo/demo-golfers.js');
  return Array.from({ length: GOLFERS }, (_, n) =>
    aGolfer(n + 1, { name: demoGolfers[n], groupNum: n < 16 ? 0 : n < 39 ? 1 : n < 78 ? 2 : 3 }),
  );
};
const GROUPS = [
  [1, 16],
  [17, 23],
  [40, 39],
  [79, 78],
];
/** @param {number} n */
const picksFor = (n) => GROUPS.map(([from = 0, size = 1], slot) => from + ((n * (slot + 3)) % size));

const tournament = aTournament({
  id: 1,
  year: 2030,
  name: 'The Bench Open',
  startDate: '2030-06-06',
  endDate: '2030-06-09',
  firstTeeAt: FIRST_TEE,
});

/** A contest of 28 entries and the tournament that it plays. @param {string} file */
async function fill(file) {
  const { openDatabase } = dist('ground/db/open.js');
  const { addContest } = dist('contests/entries/contests.store.js');
  const { setSeason } = dist('contests/golf/stores/contest.store.js');
  const db = await openDatabase({ file });
  await db.write(async (/** @type {any} */ tx, /** @type {any} */ invalidate) => {
    const { id: userId } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const contestId = await addContest(tx, invalidate, { type: 'golf', name: 'Golf 2030', year: 2030, groupNumber: 1, now: 0 });
    const tid = await fillTournament(tx, invalidate);
    await setSeason(tx, invalidate, contestId, [{ tid, seq: 1, double: false }]);
    await fillEntries(tx, invalidate, { contestId, tid, userId });
  });
  await db.close();
}

/** The field, its cards, and the strokes of some of the first round. @param {any} tx @param {any} invalidate @returns {Promise<number>} its id */
async function fillTournament(tx, invalidate) {
  const { keepCards, keepField } = dist('contests/golf/stores/facts.store.js');
  const { keepGolfers } = dist('contests/golf/stores/golfers.store.js');
  const { keepShots } = dist('contests/golf/stores/shots.store.js');
  const { addTournament, keepCourse, publishField } = dist('contests/golf/stores/tournaments.store.js');
  const { demoCourse } = dist('contests/golf/demo/demo-season.js');
  const { demoShots } = dist('contests/golf/demo/demo-shots.js');
  const course = demoCourse(10);
  const cards = cardsOf();
  const field = fieldOf();
  await keepGolfers(
    tx,
    invalidate,
    field.map(({ golferId: id, name }) => ({ id, name, country: 'USA', birthday: '' })),
  );
  const tid = await addTournament(tx, invalidate, tournament);
  await keepCourse(tx, invalidate, { ...course, par: 71, scoringLevel: 'TOURCAST', pictures: [] }, tid);
  await keepField(tx, invalidate, tid, field);
  await publishField(tx, invalidate, tid, 0);
  await keepCards(tx, invalidate, tid, cards);
  const roll = dice(3);
  const random = () => roll(1_000_000) / 1_000_000;
  // The board shows the round that is on, which has no shots here; those of the first are read by themselves.
  const first = cards.filter(({ round }) => round === 1).slice(0, 60);
  await keepShots(
    tx,
    invalidate,
    tid,
    first.map((card) => demoShots(card, course, random)),
  );
  return tid;
}

/** @param {any} tx @param {any} invalidate @param {{ contestId: number, tid: number, userId: number }} of */
async function fillEntries(tx, invalidate, { contestId, tid, userId }) {
  const { addEntry } = dist('contests/entries/entries.store.js');
  const { writePicks } = dist('contests/golf/stores/picks.store.js');
  for (let n = 0; n < ENTRIES; n += 1) {
    const entry = await addEntry(tx, invalidate, { contestId, userId, username: 'Ada', name: `Entry ${n + 1}`, now: 0 });
    const save = { golfers: picksFor(n), savedAt: 0, reason: null };
    await writePicks(tx, invalidate, { contestId, tid, entryId: entry.id }, save);
  }
}

/** How long so many entries take, ms. @param {any} board @param {number} size */
function gradeOnce(board, size) {
  const { gradeEntries } = dist('contests/golf/rules/grade.rules.js');
  const { placed } = dist('contests/golf/rules/order.rules.js');
  const entries = Array.from({ length: size }, (_, n) => ({
    entryId: n + 1,
    name: `Entry ${n}`,
    picks: picksFor(n).map((golferId, slot) => ({ slot, golferId, house: false, insteadOf: null })),
  }));
  const began = performance.now();
  const grades = gradeEntries(board, entries);
  const places = placed(
    grades.map((/** @type {any} */ grade) => ({ ...grade, rounds: grade.rounds.map((/** @type {any} */ one) => one.round) })),
    true,
  );
  const took = performance.now() - began;
  if (places.length !== size || grades[0].rounds.length !== 4) throw new Error('the tournament was not graded');
  return took;
}

/** @returns {import('./table.mjs').Figure[]} */
function grading() {
  const { boardAt } = dist('contests/golf/rules/board.rules.js');
  const { demoCourse } = dist('contests/golf/demo/demo-season.js');
  const cards = [1, 2, 3, 4].flatMap((round) =>
    Array.from({ length: GOLFERS }, (_, n) => ({ ...cardOf(n + 1, round, 18), at: Array.from({ length: 18 }, () => 0) })),
  );
  const course = { ...demoCourse(10), par: 71, scoringLevel: 'TOURCAST', pictures: [] };
  const board = boardAt({ tournament: { ...tournament, cutRound: 0 }, courses: [course], field: fieldOf(), cards }, NOW + 9e8);
  const once = (/** @type {number} */ size) => gradeOnce(board, size);
  // Ten small ones make as much garbage as a large one, and so wait as long for it to be collected.
  const ten = () => Array.from({ length: MANY / FEW }, () => once(FEW)).reduce((sum, took) => sum + took, 0) / (MANY / FEW);
  const rounds = Array.from({ length: TIMES }, () => ({ few: ten(), many: once(MANY) }));
  return againstATenth(rounds, {
    what: `grading a golf tournament of ${MANY} entries`,
    note: `four rounds of ${GOLFERS} golfers with places and their sentences, slowest of ${TIMES}`,
    each: `${FEW} entries, the mean of ten in a row`,
  });
}
