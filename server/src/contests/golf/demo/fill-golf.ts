import { must } from '../../../ground/must';
import type { Touch, Tx } from '../../../ground/db/database';
import { boardOf as smackBoard } from '../../../people/smack/smack.store';
import { pickOne, seededRandom, shuffled, type Random } from '../../../sport/practice/random.rules';
import type { Contest, Entry } from '../../contest';
import { addContest, contestById } from '../../contests.store';
import { DEMO_SEASON, DEMO_START } from '../../demo/demo-season';
import { OPENED_AT, type DemoContest, type DemoSite } from '../../demo/demo-site';
import { addDemoSmack } from '../../demo/demo.store';
import { addEntry } from '../../entries.store';
import { freeze } from '../desk/desk';
import { planOf } from '../board/play';
import type { FieldGolfer, TournamentFacts } from '../golf';
import { golfKind, pick1Kind } from '../golf.kind';
import { readSeason } from '../golf-memories';
import { groupField } from '../rules/groups.rules';
import { DEFAULT_SETTINGS, keepSettings, optIn, setSeason } from '../stores/contest.store';
import { keepCards, keepField } from '../stores/facts.store';
import { keepGolfers } from '../stores/golfers.store';
import { keepResults, keepStats } from '../stores/history.store';
import { picksOf } from '../stores/picks.store';
import { keepShots } from '../stores/shots.store';
import { addTournament, changeTournament, keepCourse, publishField } from '../stores/tournaments.store';
import { playEvent, skillOf, type DemoPlayer, type DemoRounds } from './demo-event';
import { demoGolferId, demoGolfers } from './demo-golfers';
import { demoBirthdays, demoHistory, demoResults, demoStats } from './demo-history';
import { demoCourse, demoDays, demoTournaments, DEMO_ZONE, LIVE } from './demo-season';
import { makePicks, type DemoLeague } from './demo-picks';
import { demoShots } from './demo-shots';
import { golfLeague, golfSayings, type DemoGolfEntry } from './golf-league';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20261119;
const FIELD = 132;
const HOUR = 3_600_000;
/** First tee of the next tournament. */
const NEXT_TEE = '07:05';

export const golfDemo: DemoContest = {
  players: golfLeague.map(({ user }) => ({ username: user, group: 1 })),
  fill: fillGolf,
};

/** A golf season: ten tournaments over, the eleventh in its last round, the twelfth open. */
export async function fillGolf({ tx, touch, userIds }: DemoSite): Promise<void> {
  const random = seededRandom(SEED);
  await keepGolfers(tx, touch, golfers(random));
  const league = await fillLeague(tx, touch, userIds);
  const tids: number[] = [];
  for (const n of demoTournaments.keys()) tids.push(await addEvent(tx, touch, n));
  const { contest } = league;
  await setSeason(
    tx,
    touch,
    contest.id,
    tids.map((tid, n) => ({ tid, seq: n + 1, double: demoTournaments[n]?.double ?? false })),
  );
  const present = [...league.entries.values()];
  const plan = planOf(await readSeason(tx, contest.id), present);
  await keepSettings(tx, touch, contest.id, {
    ...DEFAULT_SETTINGS,
    sideActionOpen: true,
    plan,
    frozenAt: demoDays(must(demoTournaments[0], 'a tournament'))[0] ?? null,
  });
  const strength = demoGolfers.map((_, n) => skillOf(n, demoGolfers.length, random));
  await keepStats(tx, touch, demoStats(strength, DEMO_SEASON, random));
  for (const [n, tid] of tids.entries()) await fillEvent(tx, touch, { n, tid, league, strength, random });
  await addDemoSmack(tx, touch, { board: smackBoard(golfKind.type, contest.id), messages: golfSayings, userIds });
}

function golfers(random: Random) {
  const birthdays = demoBirthdays(demoGolfers.length, random);
  const countries = ['USA', 'ENG', 'ESP', 'RSA', 'AUS', 'SWE', 'JPN', 'ARG', 'IRL', 'CAN'];
  return demoGolfers.map((name, n) => ({
    id: demoGolferId(n),
    name,
    country: random() < 0.5 ? 'USA' : pickOne(random, countries),
    birthday: birthdays[n] ?? '',
  }));
}

async function fillLeague(tx: Tx, touch: Touch, userIds: ReadonlyMap<string, number>): Promise<DemoLeague> {
  const open = async (type: 'golf' | 'pick1golf', name: string): Promise<Contest> => {
    const id = await addContest(tx, touch, { type, name, year: DEMO_SEASON, groupNumber: 1, now: OPENED_AT });
    return must(await contestById(tx, id), 'a contest of the demo');
  };
  const enter = async ({ id }: Contest, entry: DemoGolfEntry) =>
    addEntry(tx, touch, {
      contestId: id,
      userId: must(userIds.get(entry.user), entry.user),
      username: entry.user,
      name: entry.name,
      now: OPENED_AT,
    });
  const contest = await open(golfKind.type, `Golf ${DEMO_SEASON}`);
  const pick1 = await open(pick1Kind.type, `Pick1 ${DEMO_SEASON}`);
  const [entries, pick1Entries] = [new Map<DemoGolfEntry, Entry>(), new Map<DemoGolfEntry, Entry>()];
  for (const one of golfLeague) {
    const entry = await enter(contest, one);
    entries.set(one, entry);
    if (one.side) await optIn(tx, touch, { contestId: contest.id, entryId: entry.id }, OPENED_AT);
    if (one.pick1) pick1Entries.set(one, await enter(pick1, one));
  }
  return { contest, pick1, entries, pick1Entries };
}

async function addEvent(tx: Tx, touch: Touch, n: number): Promise<number> {
  const tournament = must(demoTournaments[n], 'a tournament of the demo');
  const days = daysOf(n);
  const course = demoCourse(n);
  const tid = await addTournament(tx, touch, {
    year: DEMO_SEASON,
    tourCode: 'R',
    permNum: tournament.permNum,
    name: tournament.name,
    startDate: tournament.start,
    endDate: new Date(must(days[3], 'the last day')).toISOString().slice(0, 10),
    zone: DEMO_ZONE,
    firstTeeAt: must(days[0], 'the first tee'),
    format: 'stroke',
    rounds: 4,
    cutRound: 2,
    cutCount: 65,
    cutWithin: 0,
    major: tournament.double,
    purse: 0,
    told: '',
    toldAt: 0,
    projectedCut: null,
    winnerIds: [],
    espnId: '',
    scoresFromAt: null,
    officialAt: null,
  });
  const par = course.pars.reduce((sum, one) => sum + one, 0);
  await keepCourse(tx, touch, { ...course, par, scoringLevel: n >= LIVE ? 'TOURCAST' : 'STATS', pictures: [] }, tid);
  return tid;
}

const daysOf = (n: number): number[] => demoDays(must(demoTournaments[n], 'a tournament of the demo'), n > LIVE ? NEXT_TEE : undefined);

interface Event {
  n: number;
  tid: number;
  league: DemoLeague;
  strength: readonly number[];
  random: Random;
}

async function fillEvent(tx: Tx, touch: Touch, event: Event): Promise<void> {
  const { n, tid, strength, random } = event;
  const days = daysOf(n);
  const lock = must(days[0], 'the first tee');
  const here = shuffled(
    random,
    demoGolfers.map((_, at) => at),
  )
    .slice(0, FIELD)
    .sort((a, b) => a - b);
  const listed = here.map((at) => ({
    golferId: demoGolferId(at),
    name: demoGolfers[at] ?? '',
    odds: Math.round((8 + 1.045 ** at * 6 + random() * 8) * 2) / 2,
    worldRank: 1 + Math.floor(at * 1.7 + (at % 3)),
  }));
  const groups = new Map(must(groupField(listed), 'groups of the demo').map((one) => [one.golferId, one]));
  const field = listed.map((one): FieldGolfer => ({
    ...one,
    ...must(groups.get(one.golferId), one.name),
    startingStrokes: 0,
    status: 'IN',
    statusAt: 0,
  }));
  if (n > LIVE) {
    await keepField(tx, touch, tid, field);
    await keepCards(tx, touch, tid, firstTees(field, event, lock));
    await publishField(tx, touch, tid, DEMO_START - 20 * HOUR);
    await keepResults(tx, touch, demoHistory(here, must(demoTournaments[n], 'a tournament'), { strength, random }));
    return makePicks(tx, touch, { ...event, field, lock, rounds: undefined, gone: undefined });
  }
  const gone =
    n === LIVE
      ? must(
          field.find(({ groupNum, listOrder }) => groupNum === 1 && listOrder > 16),
          'who withdraws',
        ).golferId
      : undefined;
  const players: DemoPlayer[] = here
    .map((at) => ({ golferId: demoGolferId(at), skill: strength[at] ?? 0 }))
    .filter(({ golferId }) => golferId !== gone);
  const rounds = playEvent(players, { course: demoCourse(n), days, random });
  const cards = n === ACE_EVENT ? withAce(rounds, demoCourse(n).pars, field) : rounds.cards;
  const told = field.map((golfer): FieldGolfer => {
    if (golfer.golferId === gone) return { ...golfer, status: 'WD', statusAt: lock + HOUR / 3 };
    return rounds.through.has(golfer.golferId) ? golfer : { ...golfer, status: 'CUT', statusAt: rounds.cutAt };
  });
  await keepField(tx, touch, tid, told);
  await publishField(tx, touch, tid, lock - 48 * HOUR);
  await keepCards(tx, touch, tid, cards);
  await makePicks(tx, touch, { ...event, field: told, lock, rounds, gone });
  await keepResults(tx, touch, demoHistory(here, must(demoTournaments[n], 'a tournament'), { strength, random }));
  if (n === LIVE) {
    await liveShots(tx, touch, { event, rounds });
    await endByItself(tx, touch, tid, rounds);
  } else await finish(tx, touch, { event, rounds, field: told, cards });
}

/** A tournament in which somebody's golfer holes in one. */
const ACE_EVENT = 5;

/** The first group's first favourite holes the first par 3 of the third round in one. */
function withAce({ cards, through }: DemoRounds, pars: readonly number[], field: readonly FieldGolfer[]): DemoRounds['cards'] {
  const lucky = field.find(({ golferId, groupNum }) => groupNum === 0 && through.has(golferId))?.golferId;
  const hole = pars.indexOf(3);
  return cards.map((card) => (card.golferId === lucky && card.round === 3 ? { ...card, holes: card.holes.with(hole, 1) } : card));
}

/** Tee times of the next tournament, before anybody has played. */
function firstTees(field: readonly FieldGolfer[], { n }: Event, lock: number): TournamentFacts['cards'] {
  return field.map(({ golferId }, at) => ({
    golferId,
    round: 1,
    courseId: demoCourse(n).courseId,
    startHole: at % 2 === 0 ? 1 : 10,
    teeAt: lock + Math.floor(at / 6) * 11 * 60_000 + (at >= field.length / 2 ? 3 * HOUR : 0),
    holes: Array.from({ length: 18 }, () => null),
    at: Array.from({ length: 18 }, () => null),
    toldToPar: null,
    toldThru: 0,
    toldAt: 0,
    strokes: null,
    lastShot: '',
    manual: false,
  }));
}

/** Every stroke of the last round, and of the rounds before those of the golfers that somebody has picked. */
async function liveShots(
  tx: Tx,
  touch: Touch,
  { event: { n, tid, league, random }, rounds }: { event: Event; rounds: DemoRounds },
): Promise<void> {
  const picked = new Set([...(await picksOf(tx, league.contest.id, tid)).values()].flatMap(({ golfers: own }) => own));
  const wanted = rounds.cards.filter(({ golferId, round }) => round === 4 || picked.has(golferId));
  await keepShots(
    tx,
    touch,
    tid,
    wanted.map((card) => demoShots(card, demoCourse(n), random)),
  );
}

/** Feeds rest in practice, so what they would say at the last putt is said from the start, and counts from then on. */
async function endByItself(tx: Tx, touch: Touch, tid: number, { totals, through, endsAt }: DemoRounds): Promise<void> {
  const [winner] = [...through].sort((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0));
  await changeTournament(tx, touch, tid, { told: 'FINAL', toldAt: endsAt, winnerIds: winner === undefined ? [] : [winner] });
}

/** Makes a tournament official and freezes what it brought; its winner is one of those with the lowest total. */
async function finish(
  tx: Tx,
  touch: Touch,
  {
    event: { n, tid, league },
    rounds,
    field,
    cards,
  }: { event: Event; rounds: DemoRounds; field: readonly FieldGolfer[]; cards: DemoRounds['cards'] },
): Promise<void> {
  const { pars } = demoCourse(n);
  const results = demoResults({ cards, field, pars, tournament: must(demoTournaments[n], 'a tournament') });
  await keepResults(tx, touch, results);
  const winner = must(
    results.find(({ position }) => position === '1'),
    'a winner',
  ).golferId;
  const officialAt = rounds.endsAt + HOUR;
  await changeTournament(tx, touch, tid, {
    told: 'FINAL',
    toldAt: rounds.endsAt,
    officialAt,
    projectedCut: rounds.line,
    winnerIds: [winner],
  });
  await freeze(tx, touch, {
    contest: league.contest,
    entries: [...league.entries.values()],
    pick1s: [{ contest: league.pick1, entries: [...league.pick1Entries.values()] }],
    tid,
    now: officialAt,
  });
}
