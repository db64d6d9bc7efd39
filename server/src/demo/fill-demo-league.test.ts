import { contests } from '../contests';
import { DEMO_SEASON, DEMO_START } from '../contests/demo/demo-season';
import { gradeWeek } from '../contests/football/money/week-grades';
import type { Database } from '../ground/db/database';
import { siteMode } from '../ground/settings/mode';
import { siteClock } from '../ground/settings/site-clock';
import { passwordMatches } from '../people/accounts/passwords';
import { describeSite } from '../testing/engines';
import { fillDemoLeague } from './fill-demo-league';
import { readWelcome } from './welcome.store';

describeSite('the demo league', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await fillDemoLeague(db, contests);
  });

  const count = (table: 'users' | 'contests' | 'entries' | 'events' | 'smack' | 'event_lines') =>
    db.read(async (tx) =>
      Number(
        (
          await tx
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ),
    );

  it('is there whole', async () => {
    // Those of the first three kinds of contest; what others add, their own tests say.
    expect(await count('users')).toBeGreaterThanOrEqual(22);
    expect(await count('contests')).toBeGreaterThanOrEqual(7);
    expect(await count('entries')).toBeGreaterThanOrEqual(60);
    expect(await count('events')).toBeGreaterThan(272 + 100);
    expect(await count('event_lines')).toBeGreaterThan(await count('events'));
    expect(await count('smack')).toBeGreaterThan(60);
  });

  it('calls every pool by its name', async () => {
    const groups = await db.read((tx) => tx.selectFrom('groups').select(['group_number', 'name']).orderBy('group_number').execute());
    expect(groups.map(({ name }) => name)).toEqual(['Oak Street Pool', 'Night Shift', 'Cousins']);
  });

  it('starts in mid-week: games over, going on and to come, one called off', async () => {
    const rows = await db.read((tx) =>
      tx.selectFrom('events').select(['state', 'score1', 'status']).where('week_start', '=', '2026-11-17').execute(),
    );
    const of = (state: string) => rows.filter((row) => row.state === state);
    expect(of('final').length).toBeGreaterThan(5);
    expect(of('in_progress').length).toBeGreaterThan(4);
    expect(of('scheduled').length).toBeGreaterThan(4);
    expect(of('postponed')).toHaveLength(1);
    expect(of('scheduled').every((row) => row.score1 === null)).toBe(true);
  });

  it('shows no score of the weeks to come', async () => {
    const rows = await db.read((tx) =>
      tx.selectFrom('events').select(['state']).where('week_start', '>', '2026-11-17').where('score1', 'is not', null).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('leaves a demo player something to do, and pays with whole points', async () => {
    const picksIn = (name: string) =>
      db.read((tx) =>
        tx
          .selectFrom('football_picks')
          .innerJoin('entries', 'entries.id', 'entry_id')
          .select('slot')
          .innerJoin('contests', 'contests.id', 'contest_id')
          .where('year', '=', DEMO_SEASON)
          .where('entry_name', '=', name)
          .where('week', '=', 11)
          .execute(),
      );
    expect(await picksIn('Rusty Nails')).toHaveLength(3);
    expect(await picksIn('Fair Catch Casey')).toHaveLength(5);
    const terms = await db.read((tx) => tx.selectFrom('football_terms').selectAll().execute());
    for (const contest of terms) {
      const entries = await db.read((tx) => tx.selectFrom('entries').select('id').where('contest_id', '=', contest.contest_id).execute());
      const prizes = contest.overall_points.split(',').reduce((sum, points) => sum + Number(points), contest.cigar_points);
      expect((entries.length * contest.points_per_entry - prizes) % 15).toBe(0);
    }
  });

  it('picks only games of the same week, before they kicked off, at a line they had', async () => {
    const picks = await db.read((tx) =>
      tx
        .selectFrom('football_picks as p')
        .innerJoin('events as e', 'e.id', 'p.event_id')
        .select(['p.week', 'p.side', 'p.saved_at', 'p.locked_at', 'p.locked_spread', 'e.id', 'e.kickoff_at', 'e.week_start'])
        .execute(),
    );
    const lines = await db.read((tx) => tx.selectFrom('event_lines').select(['event_id', 'spread2']).execute());
    const had = new Set(lines.map((line) => `${line.event_id} ${line.spread2}`));
    expect(picks.length).toBeGreaterThan(24 * 11 * 4);
    const wrong = picks.filter(
      (pick) =>
        pick.saved_at >= pick.kickoff_at ||
        pick.saved_at > DEMO_START ||
        (pick.locked_at ?? 0) >= pick.kickoff_at ||
        (pick.locked_spread !== null && !had.has(`${pick.id} ${pick.side === 2 ? pick.locked_spread : 0 - pick.locked_spread}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('plays on in the weeks to come, but for those who are told to sign in', async () => {
    const ahead = await db.read((tx) =>
      tx
        .selectFrom('football_picks')
        .innerJoin('entries', 'entries.id', 'entry_id')
        .innerJoin('users', 'users.id', 'user_id')
        .innerJoin('contests', 'contests.id', 'contest_id')
        .select('username')
        .distinct()
        .where('year', '=', DEMO_SEASON)
        .where('week', '=', 13)
        .execute(),
    );
    const names = ahead.map((row) => row.username);
    expect(names.length).toBeGreaterThan(15);
    for (const name of ['rusty', 'casey', 'dana', 'sal']) expect(names).not.toContain(name);
  });

  it('has a story: weeks with a winner, with several and with none, and 4-1 weeks for the cigar', async () => {
    const weeks = await Promise.all(Array.from({ length: 10 }, (_, index) => db.read((tx) => gradeWeek(tx, 1, index + 1, DEMO_START))));
    const perfect = weeks.map(({ results }) => [...results.values()].filter(({ wins }) => wins === 5).length);
    expect(weeks.every(({ over }) => over)).toBe(true);
    expect(perfect).toContain(0);
    expect(perfect).toContain(1);
    expect(Math.max(...perfect)).toBeGreaterThan(1);
    const cigars = weeks.flatMap(({ results }) =>
      [...results].filter(([, { wins, losses }]) => wins === 4 && losses === 1).map(([entryId]) => entryId),
    );
    expect(new Set(cigars).size).toBeGreaterThan(3);
  });

  it('is practice, tells who can sign in, and lets them', async () => {
    expect(await db.read(siteMode)).toBe('practice');
    expect((await siteClock(db)).now()).toBe(DEMO_START);
    const saved = await db.read(readWelcome);
    expect(saved?.demo?.users.map((user) => user.username).slice(0, 2)).toEqual(['rusty', 'casey']);
    const casey = await db.read((tx) => tx.selectFrom('users').selectAll().where('username_key', '=', 'casey').executeTakeFirstOrThrow());
    expect(casey.is_admin).toBe(1);
    expect(await passwordMatches(casey.password_hash, saved!.demo!.password)).toBe(true);
  });

  it('never goes over data that is there', async () => {
    const before = await count('users');
    await expect(fillDemoLeague(db, contests)).rejects.toMatchObject({ code: 'conflict' });
    expect(await count('users')).toBe(before);
  });
});
