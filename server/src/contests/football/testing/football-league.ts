import type { ContestType } from '@poolhouse/contract';
import type { Insertable } from 'kysely';
import type { EventsTable } from '../../../ground/db/schema';
import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry, addGame, addUser } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';

const at = (iso: string) => Date.parse(iso);

/** Kick-offs of week 1 of 2022: Thursday night, Sunday 1:00 PM and Monday night in New York. */
export const THURSDAY = at('2022-09-09T00:20:00Z');
export const SUNDAY = at('2022-09-11T17:00:00Z');
export const MONDAY = at('2022-09-13T00:15:00Z');
export const WEEK_2_OPENS = at('2022-09-13T10:00:00Z');

/**
 * A site with two groups. Ann and Bob are in the league, Carl is its administrator without an entry, Dan plays elsewhere,
 * and Eve is in the league but has no password yet. Games 0 (Thursday), 1-5 (Sunday) and 6 (Monday) of week 1 have the home
 * line -3.5; `noLine` has none, `postponed` is off the board, `nextWeek` belongs to week 2.
 */
export function footballLeague(engine: TestEngine, parts: Parameters<typeof testSite>[1] = {}) {
  return weekOneLeague(engine, 'football', parts);
}

/** The same people and games around contests of any kind. */
export async function weekOneLeague(engine: TestEngine, type: ContestType, parts: Parameters<typeof testSite>[1] = {}) {
  const db = await engine.open();
  const site = await testSite(db, parts);
  const users = {
    ann: await addAccount(db, 'Ann', 'secret'),
    bob: await addAccount(db, 'Bob', 'secret'),
    carl: await addAccount(db, 'Carl', 'secret', { isAdmin: true }),
    dan: await addAccount(db, 'Dan', 'secret', { groupNumber: 2 }),
    eve: await addUser(db, { username: 'Eve' }),
  };
  const contest = await addContest(db, {
    contest_type: type,
    name: 'League',
    points_per_entry: 100,
    cigar_points: 15,
    overall_points: '60,30',
  });
  const elsewhere = await addContest(db, { contest_type: type, name: 'Elsewhere', group_number: 2 });
  const entries = {
    ann: await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: "Ann's Aces", sidebet: 1 }),
    bob: await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob' }),
    eve: await addEntry(db, { contest_id: contest, user_id: users.eve, entry_name: 'Eve' }),
    dan: await addEntry(db, { contest_id: elsewhere, user_id: users.dan, entry_name: 'Dan' }),
  };
  const game = (n: number, values: Partial<Insertable<EventsTable>>) =>
    addGame(db, { team1: `Away${n}`, team2: `Home${n}`, abbrev1: `A${n}`, abbrev2: `H${n}`, ...values });
  const games: number[] = [];
  for (let n = 0; n <= 6; n++) games.push(await game(n, { kickoff_at: n === 0 ? THURSDAY : n === 6 ? MONDAY : SUNDAY }));
  const noLine = await game(7, { spread2: null });
  const postponed = await game(8, { state: 'postponed' });
  const nextWeek = await game(9, { kickoff_at: at('2022-09-18T17:00:00Z'), week_start: '2022-09-13' });
  const as = Object.fromEntries(['ann', 'bob', 'carl', 'dan'].map((name) => [name, basic(name, 'secret')])) as Record<
    'ann' | 'bob' | 'carl' | 'dan',
    string
  >;
  return { ...site, users, contest, elsewhere, entries, games, noLine, postponed, nextWeek, as };
}

export type FootballLeague = Awaited<ReturnType<typeof footballLeague>>;

/** One slot of a save: game number, side, and whether the line is locked. */
export type Choice = readonly [game: number, side: 'A' | 'H', lock?: 0 | 1];

/** The query of a save, slot by slot; null leaves a slot empty. */
export function saveOf(league: Pick<FootballLeague, 'games'>, entry_id: number, choices: readonly (Choice | null)[]) {
  const query: Record<string, string | number> = { entry_id };
  choices.forEach((choice, index) => {
    if (!choice) return;
    const [game, side, lock = 0] = choice;
    query[`pick${index + 1}`] = `${side}${game}`;
    query[`event_id${index + 1}`] = league.games[game]!;
    query[`lock${index + 1}`] = lock;
  });
  return query as { entry_id: number };
}
