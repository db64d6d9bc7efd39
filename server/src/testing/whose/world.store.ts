import type { ContestType } from '@poolhouse/contract';
import { contests } from '../../contests';
import { fillDemoTournament } from '../../contests/demo/tournament/fill-demo-tournament';
import { footballLeague } from '../../contests/football/testing/football-league';
import { markMode } from '../../ground/settings/mode';
import { grantRole } from '../../people/groups/roles.store';
import type { TestEngine } from '../engines';
import { addContest, addEntry } from '../rows.store';
import { addAccount, basic } from '../site';
import { keepJournal } from './journal.store';
import type { Things } from './things.store';
import { walkedOf } from './walked-contest';

/** The year of contests that are played over one tournament of a spring, and the season of the others. */
export const SPRING = 2026;
export const SEASON = 2022;
/** Thursday of week 2 of 2022, 7:00 AM in New York: golf's first tee, when week 1 is over. */
export const TEE = Date.parse('2022-09-15T11:00:00Z');

/** In each group: one who plays, one who helps in its contests, one who runs it, and one whom things are done to. All play in all. */
export const PEOPLE = ['player', 'helper', 'commissioner', 'mate'] as const;
export type Person = (typeof PEOPLE)[number];
export const GROUPS = [1, 2] as const;
export type Group = (typeof GROUPS)[number];

interface Seat {
  id: number;
  name: string;
  as: string;
}
export interface Circle {
  people: Record<Person, Seat>;
  contests: Record<ContestType, number>;
  /** By kind, then by person. */
  entries: Record<ContestType, Record<Person, number>>;
}

/** Two groups of the same build, with a contest of every kind each. Carl is the site's administrator. */
export async function twoGroups(engine: TestEngine) {
  const league = await footballLeague(engine, { practice: { move: () => Promise.reject(new Error('No test moves it.')) } });
  const { db } = league;
  await db.write(async (tx, invalidate) => {
    await markMode(tx, 'practice');
    await fillDemoTournament(tx, invalidate);
  });
  const circles = { 1: await circle(league, 1), 2: await circle(league, 2) };
  const prepared: Partial<Things> = {};
  for (const { type } of contests)
    Object.assign(prepared, await walkedOf(type).prepare?.(db, [circles[1].contests[type], circles[2].contests[type]]));
  // The site's key for pushes is made for whoever asks first.
  await league.call('GET utils/rfn', { as: league.as.carl, query: {} });
  return { ...league, circles, journal: await keepJournal(db), prepared };
}
export type World = Awaited<ReturnType<typeof twoGroups>>;

async function circle(league: Awaited<ReturnType<typeof footballLeague>>, group: Group): Promise<Circle> {
  const { db, clock } = league;
  const people = {} as Circle['people'];
  for (const person of PEOPLE) {
    const name = `${person}${group}`;
    people[person] = { id: await addAccount(db, name, 'secret', { groupNumber: group }), name, as: basic(name, 'secret') };
  }
  const made = { contests: {}, entries: {} } as Pick<Circle, 'contests' | 'entries'>;
  for (const { type } of contests) {
    const contest = await open(league, type, group);
    const entries = {} as Record<Person, number>;
    for (const person of PEOPLE)
      entries[person] = await addEntry(db, { contest_id: contest, user_id: people[person].id, entry_name: people[person].name });
    made.contests[type] = contest;
    made.entries[type] = entries;
  }
  await db.write(async (tx, invalidate) => {
    const by = { by: 'Carl', now: clock.now() };
    const role = { groupNumber: group, contestId: null };
    await grantRole(tx, invalidate, { userId: people.commissioner.id, role: 'commissioner', ...role }, by);
    for (const contestId of Object.values(made.contests))
      await grantRole(tx, invalidate, { userId: people.helper.id, role: 'helper', groupNumber: group, contestId }, by);
  });
  return { people, ...made };
}

/** Opened as the console does, where the console can. */
async function open({ db, call, as }: Awaited<ReturnType<typeof footballLeague>>, type: ContestType, group: Group): Promise<number> {
  const year = walkedOf(type).spring !== undefined ? SPRING : SEASON;
  const name = `${type} of ${group}`;
  if (type === 'pick1golf' || type === 'bowl_mania') return addContest(db, { contest_type: type, name, year, group_number: group });
  const body = { contest_type: type, name, year, group_number: group };
  const { data, error } = await call('POST ad/add_contest', { as: as.carl, body });
  if (data?.id === undefined) throw new Error(error?.message ?? `No ${type} was opened.`);
  return data.id;
}
