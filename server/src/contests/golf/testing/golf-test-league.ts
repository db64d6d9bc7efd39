import type { Database } from '../../../ground/db/database';
import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { createMemories } from '../../memories';
import type { FieldGolfer, RoundCard } from '../golf';
import { golfMemories } from '../golf-memories';
import { settleResults } from '../results/settle-results';
import { setSeason } from '../stores/contest.store';
import { keepCards, keepField, setGolferStatus } from '../stores/facts.store';
import { keepGolfers } from '../stores/golfers.store';
import { addTournament, changeTournament, keepCourse, publishField, type NewTournament } from '../stores/tournaments.store';
import { aCard, aCourse, aGolfer, aTournament } from './facts.fixture';

export const HOUR = 3_600_000;
/** Thursday 7:00 AM in New York. */
export const FIRST_TEE = Date.parse('2022-09-15T11:00:00Z');
/** Golfers of each tournament, five a group: 1, 5, 9 … are of group 1. */
export const FIELD_SIZE = 20;

/**
 * Three entries of Ann, Bob and Carl, the administrator, in a golf contest of two tournaments a week apart, and a Pick1 contest of Ann and
 * Bob. The clock stands a day before the first tee.
 */
export async function golfTestLeague(engine: TestEngine, parts: Parameters<typeof testSite>[1] = {}) {
  const db = await engine.open();
  const [ann, bob, carl] = [
    await addAccount(db, 'Ann', 'secret of ann'),
    await addAccount(db, 'Bob', 'secret of bob'),
    await addAccount(db, 'Carl', 'secret of carl', { isAdmin: true }),
  ];
  const contest = await addContest(db, { contest_type: 'golf', name: 'Golf 2022' });
  const pick1 = await addContest(db, { contest_type: 'pick1golf', name: 'Pick1 2022' });
  const entry = (user_id: number, entry_name: string, contest_id = contest) => addEntry(db, { contest_id, user_id, entry_name });
  const entries = { ann: await entry(ann, 'Ann'), bob: await entry(bob, 'Bob'), carl: await entry(carl, 'Carl') };
  const pick1Entries = { ann: await entry(ann, 'Ann', pick1), bob: await entry(bob, 'Bob', pick1) };
  const field = Array.from({ length: FIELD_SIZE }, (_, n) => aGolfer(n + 1));
  const [first, second] = [await addEvent(db, FIRST_TEE, field), await addEvent(db, FIRST_TEE + 7 * 24 * HOUR, field)];
  await db.write((tx, invalidate) =>
    setSeason(tx, invalidate, contest, [
      { tid: first, seq: 1, double: false },
      { tid: second, seq: 2, double: true },
    ]),
  );
  const site = await testSite(db, parts);
  site.clock.set(FIRST_TEE - 24 * HOUR);
  const as = { ann: basic('Ann', 'secret of ann'), bob: basic('Bob', 'secret of bob'), carl: basic('Carl', 'secret of carl') };
  return {
    ...site,
    contest,
    pick1,
    entries,
    pick1Entries,
    first,
    second,
    as,
    /** Golfers' rounds, as a feed would have brought them at the clock's instant. */
    play: (tid: number, cards: readonly RoundCard[]) => db.write((tx, invalidate) => keepCards(tx, invalidate, tid, cards)),
    leave: (tid: number, golferId: number, status: FieldGolfer['status']) =>
      db.write((tx, invalidate) => setGolferStatus(tx, invalidate, { tid, golferId }, { status, at: site.clock.now() })),
    tell: (tid: number, changes: Partial<NewTournament>) => db.write((tx, invalidate) => changeTournament(tx, invalidate, tid, changes)),
    settle: () => settleResults({ db, clock: site.clock }, golfMemories(createMemories(db))),
    page: async (who: keyof typeof as, query: { tid?: number; sd?: string } = {}) => {
      const { data, error } = await site.call('GET golf/pagedata', { as: as[who], query });
      if (!data) throw new Error(error?.message);
      return data;
    },
    pick: (who: keyof typeof as, golfers: readonly number[], tid?: number) => {
      const [pick1Id, pick2, pick3, pick4] = golfers as [number, number, number, number];
      return site.call('POST golf/makepicks', { as: as[who], body: { pick1: pick1Id, pick2, pick3, pick4, ...(tid ? { tid } : {}) } });
    },
  };
}

export type GolfTestLeague = Awaited<ReturnType<typeof golfTestLeague>>;

export async function addEvent(db: Database, firstTeeAt: number, field: readonly FieldGolfer[]): Promise<number> {
  const startDate = new Date(firstTeeAt).toISOString().slice(0, 10);
  const { id: _id, ...tournament } = aTournament({
    year: 2022,
    firstTeeAt,
    startDate,
    endDate: startDate,
    name: `Event of ${startDate}`,
    cutCount: 10,
  });
  return db.write(async (tx, invalidate) => {
    await keepGolfers(
      tx,
      invalidate,
      field.map(({ golferId, name }) => ({ id: golferId, name, country: 'USA', birthday: '' })),
    );
    const tid = await addTournament(tx, invalidate, tournament);
    await keepCourse(tx, invalidate, aCourse(), tid);
    await keepField(tx, invalidate, tid, field);
    await publishField(tx, invalidate, tid, firstTeeAt - 48 * HOUR);
    return tid;
  });
}

/** A whole round of everybody: the golfer's number decides the score, 1 the best. */
export const wholeRound = (round: number, toParOf: (golferId: number) => number[], golfers = FIELD_SIZE): RoundCard[] =>
  Array.from({ length: golfers }, (_, n) => aCard(n + 1, round, toParOf(n + 1)));
