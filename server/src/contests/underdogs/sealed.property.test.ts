import fc from 'fast-check';
import { describeSite } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { moveLine } from '../../testing/scores.store';
import { THURSDAY } from '../football/testing/football-league';
import { dogOf, underdogsLeague, type UnderdogsLeague } from './testing/underdogs-league';

/** Two picks to come: of this week one of games 1 to 6, of the next one of three, planned without a line or at 6 points. */
const sealedPicks = fc
  .record({ now: fc.integer({ min: 1, max: 6 }), next: fc.constantFrom('again', 'bare', 'other') })
  // Away1 plays in both weeks.
  .filter(({ now, next }) => !(now === 1 && next === 'again') && !(now === 3 && next === 'bare'));
type Sealed = { now: number; next: string };

/** What an administrator may try to find something out: any of those games, at any points, for any of the two weeks. */
const attempt = fc.record({
  week: fc.constantFrom(1, 2),
  game: fc.integer({ min: 1, max: 6 }),
  next: fc.constantFrom('again', 'bare', 'other'),
  spread: fc.constantFrom(null, 0, 3.5, 6),
  side: fc.constantFrom(1 as const, 2 as const, undefined),
  clear: fc.boolean(),
});

describeSite('sealed Underdogs picks', (engine) => {
  let league: UnderdogsLeague;
  let other: number;
  /** Addresses of Bob's and Carl's. */
  const calendars: string[] = [];
  beforeAll(async () => {
    league = await underdogsLeague(engine);
    other = await addGame(league.db, {
      team1: 'Away5',
      abbrev1: 'A5',
      spread2: -6,
      kickoff_at: Date.parse('2022-09-18T20:25:00Z'),
      week_start: '2022-09-13',
    });
    for (const [n, id] of league.games.entries()) if (n > 0) await moveLine(league.db, id, 0 - lineOf(n));
    await league.call('POST underdogs/savepick', { as: league.as.bob, body: dogOf(league.entries.bob, league.games[0]!) });
    await league.call('POST ad/underdogs_settings', { as: league.as.carl, body: { contest_id: league.contest, missed_pick: 'biggest' } });
    for (const as of [league.as.bob, league.as.carl]) calendars.push((await league.call('POST utils/new_calendar', { as })).data!.path);
    league.clock.set(THURSDAY);
  });

  /** Every game another line, so that one that leaks tells which. */
  const lineOf = (n: number) => n + 0.5;
  const gameOf = (next: string) => (next === 'again' ? league.again : next === 'bare' ? league.bare : other);
  const send = async (eventId: number, spread: number | null) => {
    const { status } = await league.call('POST underdogs/savepick', {
      as: league.as.ann,
      body: dogOf(league.entries.ann, eventId, { spread }),
    });
    expect(status).toBe(200);
  };
  /** From the same empty weeks on, so that both worlds have changed alike. */
  const save = async ({ now, next }: Sealed) => {
    for (const week of [1, 2])
      await league.call('POST underdogs/clearpick', { as: league.as.ann, body: { entryId: league.entries.ann, week } });
    await send(gameOf(next), next === 'bare' ? null : 6);
    if (next === 'other' && now === 5) await send(league.again, 6);
    await send(league.games[now]!, lineOf(now));
  };
  const read = async (as: string, path: string) => {
    const answer = await league.inject({ method: 'GET', url: path, headers: { authorization: as } });
    const { data, __delta } = answer.json<{ data: object; __delta?: string }>();
    expect(data).toBeDefined();
    return { text: JSON.stringify(data), delta: __delta };
  };

  /** All that others may read while Ann's picks are sealed, byte for byte but for the version. */
  const seen = async () => {
    const { contest, as } = league;
    const paths = [`underdogs/pagedata?contest_id=${contest}`, `underdogs/games?contest_id=${contest}&week=2`, 'utils/home'];
    const texts: string[] = [];
    for (const viewer of [as.bob, as.carl]) for (const path of paths) texts.push((await read(viewer, `/api/v1/${path}`)).text);
    for (const url of calendars) {
      const { statusCode, body } = await league.inject({ url });
      // Program after program looks for longer than a property takes.
      league.wall.set(league.wall.now() + 60_000);
      expect(statusCode).toBe(200);
      texts.push(body);
    }
    const log = await league.db.read((tx) =>
      tx.selectFrom('activity').select(['action', 'before', 'after']).orderBy('id', 'desc').limit(2).execute(),
    );
    return [...texts, JSON.stringify(log)];
  };

  it('leave no trace in what anybody else reads: two worlds that differ in them alone look the same', async () => {
    await fc.assert(
      fc.asyncProperty(sealedPicks, sealedPicks, async (one, two) => {
        const world = async (picks: Sealed) => {
          await save(picks);
          return seen();
        };
        expect(await world(one)).toEqual(await world(two));
      }),
      { numRuns: 12 },
    );
  });

  it('are in no delta either, and a plan for a later week is not even counted', async () => {
    const page = `/api/v1/underdogs/pagedata?contest_id=${league.contest}`;
    await save({ now: 2, next: 'again' });
    const before = { bob: await read(league.as.bob, page), carl: await read(league.as.carl, page), ann: await read(league.as.ann, page) };
    await send(league.games[6]!, lineOf(6));
    await send(league.bare, null);
    await league.call('POST underdogs/clearpick', { as: league.as.ann, body: { entryId: league.entries.ann, week: 2 } });
    expect((await read(league.as.bob, before.bob.delta!)).text).toBe('{}');
    expect((await read(league.as.carl, before.carl.delta!)).text).toBe('{}');
    expect((await read(league.as.ann, before.ann.delta!)).text).toContain('Away6');
  });

  it('change nothing in how an override is answered, nor in what is seen of it', async () => {
    await fc.assert(
      fc.asyncProperty(sealedPicks, sealedPicks, attempt, async (one, two, { week, game, next, spread, side, clear }) => {
        const { entries, as, games } = league;
        const world = async (picks: Sealed) => {
          await save(picks);
          const body = { entryId: entries.ann, reason: 'asked to' };
          const { status, data, error } = clear
            ? await league.call('POST underdogs/clearpick', { as: as.carl, body: { ...body, week } })
            : await league.call('POST underdogs/savepick', {
                as: as.carl,
                body: { ...body, eventId: week === 1 ? games[game]! : gameOf(next), spread, ...(side ? { side } : {}) },
              });
          return [status, data, error, await seen()];
        };
        expect(await world(one)).toEqual(await world(two));
      }),
      { numRuns: 20 },
    );
  });
});
