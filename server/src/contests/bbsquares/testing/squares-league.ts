import type { BodyOf } from '@poolhouse/contract';
import { markMode } from '../../../ground/settings/mode';
import { takeTournaments } from '../../../sport/imports/ncaab/import-ncaab';
import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import type { TestEngine } from '../../../testing/engines';
import { addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { demoTeams, demoTournament } from '../../demo/tournament/demo-tournament';
import { putClaims } from '../board/claims.store';
import { drawAgent } from '../draw/draw.agent';

export const YEAR = 2026;
/** Selection Sunday 2026, 6 PM in New York; the First Four on Tuesday and Wednesday evening, the round of 64 from Thursday noon. */
export const SELECTION = Date.parse('2026-03-15T22:00:00Z');
export const LOCK = Date.parse('2026-03-18T22:40:00Z');
export const FIRST_TIP = Date.parse('2026-03-19T16:15:00Z');
export const OVER = Date.parse('2026-04-08T12:00:00Z');

interface HalfScore {
  event_id: number;
  score1: number | null;
  score2: number | null;
  reason?: string;
}

/**
 * A board of the made-up tournament: Ann and Bob play, Carl is administrator, Dan is in another group. The clock stands at Selection
 * Sunday.
 */
export async function squaresLeague(engine: TestEngine, deps: Parameters<typeof testSite>[1] = {}) {
  const db = await engine.open();
  const site = await testSite(db, deps);
  const { clock, call } = site;
  clock.set(SELECTION);
  await db.write((tx) => markMode(tx, 'practice'));
  const users = {
    ann: await addAccount(db, 'Ann', 'secret'),
    bob: await addAccount(db, 'Bob', 'secret'),
    carl: await addAccount(db, 'Carl', 'secret', { isAdmin: true }),
    dan: await addAccount(db, 'Dan', 'secret', { groupNumber: 2 }),
  };
  const as = Object.fromEntries(Object.keys(users).map((name) => [name, basic(name, 'secret')])) as Record<keyof typeof users, string>;
  const opened = await call('POST ad/add_contest', { as: as.carl, body: { contest_type: 'bbsquares', name: 'Oak Street', year: YEAR } });
  const contest = opened.data!.id!;
  const entries = {
    ann: await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: 'Ann Ames' }),
    bob: await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob' }),
  };
  const tournament = demoTournament();
  const bracket = () =>
    db.write((tx, invalidate) => takeTournaments(tx, invalidate, { tournaments: [tournament], teams: demoTeams, now: clock.now() }));
  const agent = drawAgent();
  return {
    ...site,
    users,
    as,
    contest,
    entries,
    tournament,
    bracket,
    /** All hundred squares, by turns Bob's and Ann's, as the administrator would give them. */
    fillUp: () =>
      db.write((tx, invalidate) =>
        putClaims(tx, invalidate, contest, {
          claims: Array.from({ length: 100 }, (_, place) => ({
            x: place % 10,
            y: Math.floor(place / 10),
            entryId: place % 2 ? entries.ann : entries.bob,
            by: 'Carl',
            reason: '',
          })),
          now: clock.now(),
        }),
      ),
    /** Lets time pass: games are played, and a draw that is due is drawn. */
    async at(now: number) {
      clock.set(now);
      await applyVisibleResults(db, now);
      await agent.run({ db, clock, log: { warn: () => {} }, signal: new AbortController().signal });
    },
    async page(who: keyof typeof users) {
      const { data, error } = await call('GET bbsquares/pagedata', { as: as[who], query: { contest_id: contest } });
      if (!data) throw new Error(error.message);
      return data;
    },
    /** Enters a score at half-time as the console does: looks at it first. */
    async half(who: keyof typeof users, { event_id, score1, score2, reason = 'the book says so' }: HalfScore) {
      const body = { contest_id: contest, event_id, score1, score2 };
      const looked = await call('POST bbsquares/preview_halftime', { as: as[who], body });
      if (!looked.data) return looked;
      return call('POST bbsquares/halftime', { as: as[who], body: { ...body, digest: looked.data.digest, reason } });
    },
    save: (who: keyof typeof users, body: BodyOf<'POST bbsquares/savesquare'>) =>
      call('POST bbsquares/savesquare', { as: as[who], body: { contest_id: contest, ...body } }),
  };
}

export type SquaresLeague = Awaited<ReturnType<typeof squaresLeague>>;
