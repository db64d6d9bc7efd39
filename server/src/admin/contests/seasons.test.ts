import { contests } from '../../contests';
import { footballLeague, saveOf, type FootballLeague } from '../../contests/football/testing/football-league';
import { openContests } from '../../contests/open-contests';
import { readOpenPicks } from '../../sport/reminders/pick-source';
import { describeByTurns } from '../../testing/engines';
import { everyRow } from '../../testing/every-row.store';

describeByTurns('closing a season while games of it are to come', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => (league = await footballLeague(engine)));
  afterEach(() => league.app.close());

  const freeze = (body: { confirm?: 0 | 1 } = {}) =>
    league.call('POST ad/freeze_season', { as: league.as.carl, body: { contest_id: league.contest, ...body } });

  it('asks first, with the number of them, and changes nothing until it is confirmed', async () => {
    const before = await everyRow(league.db);
    expect(await freeze()).toMatchObject({
      status: 409,
      error: {
        message: '10 games of it are still to come. Confirm that League 2022 shall be closed all the same.',
        fields: { confirm: 'is needed' },
      },
    });
    expect(await everyRow(league.db)).toEqual(before);
    expect((await freeze({ confirm: 1 })).data!.message).toBe('League 2022 is closed with 3 places');
  });

  it('keeps picks out from then on, and asks nobody for them', async () => {
    const { as, entries, call, clock, db, contest } = league;
    const sources = openContests(db, contests).modules.flatMap(({ missingPicks }) => missingPicks ?? []);
    const asked = () =>
      db.read(async (tx) => {
        const open = [];
        for (const { picks } of await readOpenPicks(tx, sources, { now: clock.now() })) open.push(picks);
        return open.map(({ entryId }) => entryId).sort();
      });
    expect(await asked()).toEqual([entries.ann, entries.bob, entries.eve, entries.dan]);
    await freeze({ confirm: 1 });
    expect(await asked()).toEqual([entries.dan]);
    const before = await everyRow(db);
    const saved = await call('GET football/makepicks', { as: as.ann, query: saveOf(league, entries.ann, [[1, 'H']]) });
    expect(saved).toMatchObject({
      status: 409,
      error: { message: 'League 2022 is closed, so nothing was saved. Ask who runs it if it should go on.' },
    });
    expect(await everyRow(db)).toEqual(before);
    expect((await call('POST ad/remind', { as: as.carl, body: { contest_id: contest } })).status).toBe(409);
  });
});
