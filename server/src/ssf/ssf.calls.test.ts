import { FixedClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { markMode } from '../ground/settings/mode';
import { describeRecorded, GAMES_CSV, recordedText } from '../sport/feeds/testing/recorded.fixture';
import { importGames } from '../sport/imports/import-games';
import { describeByTurns } from '../testing/engines';
import { addGame } from '../testing/rows.store';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { reference, REFERENCE_CSV } from './testing/recorded-seasons';
import { updateStats } from './update';

const DAY = 86_400_000;
const KICKOFF = Date.UTC(2022, 8, 11, 17);
const as = basic('ann', 'secret');

describeByTurns('sports statistics', (engine) => {
  let db: Database;
  let site: TestSite;
  let ids: number[];
  /** Buffalo beat Miami in the first week and plays Kansas City in the second. */
  beforeEach(async () => {
    db = await engine.open();
    site = await testSite(db);
    await addAccount(db, 'ann', 'secret', { isAdmin: true });
    await addAccount(db, 'bob', 'secret');
    const game = (week: number, [abbrev1, abbrev2]: string[], over: Parameters<typeof addGame>[1] = {}) =>
      addGame(db, {
        ...{ abbrev1: abbrev1!, abbrev2: abbrev2!, team1: abbrev1!, team2: abbrev2! },
        kickoff_at: KICKOFF + 7 * (week - 1) * DAY,
        week_start: week === 1 ? '2022-09-06' : '2022-09-13',
        ...over,
      });
    ids = [await game(1, ['BUF', 'MIA']), await game(2, ['BUF', 'KC'], { total_line: 48.5, neutral: 0, roof: 'dome' })];
  });
  afterEach(() => site.app.close());
  const finish = async (id: number, score1: number, score2: number) =>
    db.write(async (tx, invalidate) => {
      await tx.updateTable('events').set({ state: 'final', status: 'Final', score1, score2 }).where('id', '=', id).execute();
      invalidate('games:2022-09-06');
    });
  const week = async (n: number) => (await site.call('GET ssf/pagedata', { as, query: { year: 2022, week: n } })).data!;
  const event = async (n: number) => (await week(n)).events.data[0]!;
  const ask = (name = 'ann') => site.call('GET ssf/update', { as: basic(name, 'secret') });
  const rows = () => db.kysely.selectFrom('ssf_predictions').selectAll().orderBy('event_id').execute();

  it('say nothing before the first update, and after it every line of both sides', async () => {
    expect(await event(1)).toMatchObject({ pscore1: null, pscore2: null, source: '', win2: null });
    expect(await ask()).toMatchObject({
      status: 200,
      data: { result: 'success', message: '2 games, 2 changed; no results yet', changed: 2 },
    });
    const { config, events, factors } = await week(2);
    expect(config.data).toEqual([
      expect.objectContaining({ ID: 1, year: 2022, week: 2, weeks: 2, years: '2022', sport: 'NFL', edition: 1, sigma: 12.5, isAdmin: 1 }),
    ]);
    const [one] = events.data;
    expect(one).toMatchObject({ team1_id: 'BUF', team2_id: 'KC', over_under: 48.5, source: 'live', note: 'Quarterbacks not named yet' });
    for (const [team, pscore] of [
      ['BUF', one!.pscore1],
      ['KC', one!.pscore2],
    ] as const) {
      const points = factors.data.filter(({ team_id, event_id }) => team_id === team && event_id === one!.id).map((line) => line.points);
      expect(points.reduce((sum, value) => sum + Math.round(value * 10), 0)).toBe(Math.round(pscore! * 10));
    }
    expect(factors.data.filter(({ factor }) => factor === 'Roof')).toHaveLength(2);
    expect(one!.plus2).toBe(
      factors.data.filter(({ team_id, factor, points }) => team_id === 'KC' && factor !== 'League average' && points > 0).length,
    );
  });

  it('change nothing the second time, and learn from a result', async () => {
    await ask();
    const before = await rows();
    site.wall.advance(60_000);
    expect((await ask('bob')).data).toMatchObject({ changed: 0 });
    expect(await rows()).toEqual(before);
    const { pscore1 } = await event(2);
    await finish(ids[0]!, 45, 3);
    site.clock.set(KICKOFF + DAY);
    site.wall.advance(60_000);
    expect((await ask()).data).toMatchObject({ message: expect.stringContaining('results to 9/11') as string });
    expect((await event(2)).pscore1).toBeGreaterThan(pscore1!);
  });

  it('are frozen at kick-off, whatever is corrected afterwards, and tell live from replayed', async () => {
    await ask();
    const before = await rows();
    site.clock.set(KICKOFF);
    await finish(ids[0]!, 45, 3);
    await db.kysely.updateTable('events').set({ roof: 'dome' }).where('id', '=', ids[0]!).execute();
    await updateStats(db, site.clock.now());
    expect((await rows())[0]).toEqual(before[0]);
    expect((await rows())[1]).not.toEqual(before[1]);
    const late = await addGame(db, { abbrev1: 'NE', abbrev2: 'NYJ', state: 'final', score1: 10, score2: 20, kickoff_at: KICKOFF });
    await updateStats(db, site.clock.now());
    expect((await rows()).map(({ event_id, source }) => [event_id, source])).toEqual([
      [ids[0], 'live'],
      [ids[1], 'live'],
      [late, 'replayed'],
    ]);
    const { data } = await site.call('GET ssf/accuracy', { as });
    const own = data!.seasons.data.filter(({ season }) => season === 2022);
    expect(own.filter(({ source }) => source === 'live')).toEqual([expect.objectContaining({ n: 1, role: 'tested' })]);
  });

  it('are updated once a minute for all, one at a time, and tell who asked', async () => {
    expect((await ask('bob')).status).toBe(200);
    expect((await ask('ann')).error).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('60 s') as string });
    site.wall.advance(60_000);
    await db.kysely
      .updateTable('agents')
      .set({ lease_owner: 'another server', lease_until: site.wall.now() + 10_000 })
      .execute();
    expect((await ask()).error).toMatchObject({ code: 'conflict', message: 'An update is under way.' });
    const log = await db.kysely.selectFrom('activity').select(['action', 'actor']).where('action', '=', 'ssf.updated').execute();
    expect(log).toEqual([{ action: 'ssf.updated', actor: 'bob' }]);
    await db.kysely.updateTable('agents').set({ lease_owner: null, lease_until: null, active: 0 }).execute();
    expect((await ask()).error).toMatchObject({ code: 'conflict', message: expect.stringContaining('switched') as string });
    expect(await site.call('GET ssf/update')).toMatchObject({ status: 401 });
  });

  it('take a starter from an administrator before kick-off, with a reason that all see', async () => {
    const name = (body: object, who = 'ann') =>
      site.call('POST ssf/set_quarterback', {
        as: basic(who, 'secret'),
        body: { event_id: ids[1]!, side: 1, name: 'Josh Ale', ...body } as never,
      });
    expect((await name({ reason: 'his coach' }, 'bob')).error?.code).toBe('forbidden');
    expect((await name({})).error?.code).toBe('reason_required');
    expect((await name({ reason: 'x' })).error?.code).toBe('reason_required');
    expect((await name({ reason: 'his coach', event_id: 999 })).error?.code).toBe('not_found');
    expect((await name({ reason: 'his coach', side: 3 })).error?.code).toBe('bad_input');
    expect(await db.kysely.selectFrom('event_quarterbacks').selectAll().execute()).toEqual([]);
    expect((await name({ reason: 'his coach' })).status).toBe(200);
    expect(await event(2)).toMatchObject({
      qb1: 'Josh Ale',
      qb_reason1: 'his coach',
      note: 'Home quarterback not named yet',
      source: 'live',
    });
    expect(await db.kysely.selectFrom('activity').select('action').where('action', '=', 'ssf.quarterback').execute()).toHaveLength(1);
    site.clock.set(KICKOFF + 8 * DAY);
    expect((await name({ reason: 'his coach' })).error?.code).toBe('game_started');
  });

  it('of college leave a team out of which too few games are known, and games without a line', async () => {
    await addGame(db, { sport: 'NCAA', abbrev1: 'OSU', abbrev2: 'MICH' });
    await addGame(db, { sport: 'NCAA', abbrev1: 'BAMA', abbrev2: 'LSU', spread2: null });
    await ask();
    const page = await site.call('GET ssf/pagedata', { as, query: { sport: 'NCAA', year: 2022, week: 1 } });
    expect(page.data!.events.data.map(({ pscore1, source, note }) => [pscore1, source, note]).sort()).toEqual([
      [null, '', ''],
      [null, 'live', 'Too few games'],
    ]);
    expect(page.data!.factors.data).toEqual([]);
  });

  it('answer polls with what changed alone, and refuse what is not there', async () => {
    await ask();
    const first = await site.inject({ url: '/api/v1/ssf/pagedata?year=2022&week=2', headers: { authorization: as } });
    const { __delta } = first.json<{ __delta: string }>();
    const poll = () => site.inject({ url: __delta, headers: { authorization: as } });
    expect((await poll()).json()).toMatchObject({ data: {} });
    await finish(ids[0]!, 45, 3);
    await updateStats(db, site.clock.now());
    const changed = (await poll()).json<{ data: { events: { data: { id: number }[] } } }>();
    expect(changed.data.events.data.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await site.call('GET ssf/pagedata', { as, query: { year: 2022, week: 9 } })).toMatchObject({ status: 404 });
    // A season without games is none, not an empty first week.
    expect(await site.call('GET ssf/pagedata', { as, query: { year: 2019 } })).toMatchObject({ status: 404 });
    expect(await site.call('GET ssf/pagedata', { as, query: { sport: 'GOLF' as 'NFL' } })).toMatchObject({ status: 400 });
  });

  it('say how good they are on a site without a game', async () => {
    const { data } = await site.call('GET ssf/accuracy', { as });
    const tested = data!.totals.data.find(({ ID }) => ID === 'tested')!;
    expect([tested.seasons, tested.n, tested.model_margin?.toFixed(3), tested.model_total?.toFixed(3)]).toEqual([
      '2016-2025',
      2191,
      '9.831',
      '10.732',
    ]);
    expect([tested.wins, tested.losses, tested.pushes, tested.none]).toEqual([1083, 1033, 47, 28]);
    expect(data!.bins.data.filter(({ of }) => of === 'model').reduce((sum, { n }) => sum + n, 0)).toBe(2191);
    expect(data!.seasons.data.filter(({ role }) => role === 'fitted')).toHaveLength(13);
  });

  describeRecorded('of a recorded season', [GAMES_CSV, REFERENCE_CSV, 'nfl/win_totals.csv'], () => {
    it('are the reference’s, from the ratings that came with the product', async () => {
      const clock = new FixedClock(Date.UTC(2023, 5, 1));
      await db.kysely.deleteFrom('events').execute();
      await markModeOf(db);
      await importGames({ db, clock }, recordedText(GAMES_CSV), { sport: 'NFL', season: 2020 });
      const totals = recordedText('nfl/win_totals.csv')
        .split('\n')
        .filter((line) => line.startsWith('2020'));
      for (const line of totals) {
        const [season, team, wins] = line.split(',');
        const abbrev = team === 'LAR' ? 'LA' : team!;
        await db.kysely
          .insertInto('nfl_win_totals')
          .values({ season: Number(season), abbrev, line: Number(wins) })
          .execute();
      }
      await updateStats(db, clock.now());
      const kept = await db.kysely
        .selectFrom('ssf_predictions as p')
        .innerJoin('events as e', 'e.id', 'p.event_id')
        .select(['e.source_key', 'p.tenths1', 'p.tenths2'])
        .execute();
      const wanted = reference();
      const said = kept.map(({ source_key, tenths1, tenths2 }) => [source_key.replace('NFL:', ''), [tenths1, tenths2]] as const);
      expect(said).toHaveLength(269);
      expect(said.filter(([name, scores]) => String(wanted.get(name)) !== String(scores))).toEqual([]);
    });
  });
});

const markModeOf = (db: Database) => db.write((tx) => markMode(tx, 'production'));
