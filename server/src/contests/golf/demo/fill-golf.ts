import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { boardOf as smackBoard } from '../../../people/smack/smack.store';
import { pickOne, seededRandom, type Random } from '../../../sport/practice/random.rules';
import type { Contest, Entry } from '../../contest';
import { DEMO_SEASON } from '../../demo/demo-season';
import { OPENED_AT, type DemoContest, type DemoSite } from '../../demo/demo-site';
import { addDemoSmack } from '../../demo/demo.store';
import { addContest, contestById } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { planOf } from '../board/play';
import { readSeason } from '../golf-memories';
import { golfKind, pick1Kind } from '../golf.kind';
import { DEFAULT_SETTINGS, keepSettings, optIn, setSeason } from '../stores/contest.store';
import { keepGolfers } from '../stores/golfers.store';
import { keepStats } from '../stores/history.store';
import { addTournament, keepCourse } from '../stores/tournaments.store';
import { skillOf } from './demo-event';
import { demoGolferId, demoGolfers } from './demo-golfers';
import { demoBirthdays, demoStats } from './demo-history';
import type { DemoLeague } from './demo-picks';
import { demoCourse, demoDays, demoTournaments, DEMO_ZONE, LIVE } from './demo-season';
import { daysOf, fillEvent } from './fill-event';
import { golfLeague, golfSayings, type DemoGolfEntry } from './golf-league';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20261119;

const asRusty = { username: 'rusty', path: '/golf', sketch: 'hole' } as const;

export const golfDemo: DemoContest = {
  sights: [
    { scene: 'cut', title: 'Around the cut', about: 'Which of your four golfers play on is decided this afternoon.', ...asRusty },
    { scene: 'sunday', title: 'The last round', about: 'Four golfers, the best ball of the four, and every stroke drawn.', ...asRusty },
  ],
  players: golfLeague.map(({ user }) => ({ username: user, group: 1 })),
  fill: fillGolf,
};

/** A golf season: ten tournaments over, the eleventh in its last round, the twelfth open. */
export async function fillGolf({ tx, invalidate, userIds, until }: DemoSite): Promise<void> {
  const random = seededRandom(SEED);
  await keepGolfers(tx, invalidate, golfers(random));
  const league = await fillLeague(tx, invalidate, userIds);
  const tids: number[] = [];
  for (const n of demoTournaments.keys()) tids.push(await addEvent(tx, invalidate, n));
  const { contest } = league;
  await setSeason(
    tx,
    invalidate,
    contest.id,
    tids.map((tid, n) => ({ tid, seq: n + 1, double: demoTournaments[n]?.double ?? false })),
  );
  const present = [...league.entries.values()];
  const plan = planOf(await readSeason(tx, contest.id), present);
  await keepSettings(tx, invalidate, contest.id, {
    ...DEFAULT_SETTINGS,
    sideActionOpen: true,
    plan,
    frozenAt: demoDays(must(demoTournaments[0], 'a tournament'))[0] ?? null,
  });
  const strength = demoGolfers.map((_, n) => skillOf(n, demoGolfers.length, random));
  await keepStats(tx, invalidate, demoStats(strength, DEMO_SEASON, random));
  for (const [n, tid] of tids.entries()) await fillEvent(tx, invalidate, { n, tid, league, strength, random, until });
  const messages = golfSayings.filter(({ at }) => at <= until);
  await addDemoSmack(tx, invalidate, { board: smackBoard(golfKind.type, contest.id), messages, userIds });
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

async function fillLeague(tx: Tx, invalidate: Invalidate, userIds: ReadonlyMap<string, number>): Promise<DemoLeague> {
  const open = async (type: 'golf' | 'pick1golf', name: string): Promise<Contest> => {
    const id = await addContest(tx, invalidate, { type, name, year: DEMO_SEASON, groupNumber: 1, now: OPENED_AT });
    return must(await contestById(tx, id), 'a contest of the demo');
  };
  const enter = async ({ id }: Contest, entry: DemoGolfEntry) =>
    addEntry(tx, invalidate, {
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
    if (one.side) await optIn(tx, invalidate, { contestId: contest.id, entryId: entry.id }, OPENED_AT);
    if (one.pick1) pick1Entries.set(one, await enter(pick1, one));
  }
  return { contest, pick1, entries, pick1Entries };
}

async function addEvent(tx: Tx, invalidate: Invalidate, n: number): Promise<number> {
  const tournament = must(demoTournaments[n], 'a tournament of the demo');
  const days = daysOf(n);
  const course = demoCourse(n);
  const tid = await addTournament(tx, invalidate, {
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
    reported: '',
    reportedAt: 0,
    projectedCut: null,
    winnerIds: [],
    espnId: '',
    scoresFromAt: null,
    officialAt: null,
  });
  const par = course.pars.reduce((sum, one) => sum + one, 0);
  await keepCourse(tx, invalidate, { ...course, par, scoringLevel: n >= LIVE ? 'TOURCAST' : 'STATS', pictures: [] }, tid);
  return tid;
}
