import { describeByTurns } from '../../../testing/engines';
import { addContest } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { importSeason } from '../imports/import-season';
import { describeRecordedGolf, golfText } from './recorded-golf';

const SEASONS = 'tournaments_2013_2025.csv';
/** What the machine may take of the minute that the set-up of a season may take; the rest is the administrator's. */
const MOST_MS = 20_000;

describeRecordedGolf('a season of 2024 in the console', [SEASONS], () => {
  describeByTurns('from the file to its tournaments', (engine) => {
    it('is imported, proposed and kept in far less than a minute', async () => {
      const db = await engine.open();
      await addAccount(db, 'Carl', 'secret of carl', { isAdmin: true });
      const contest_id = await addContest(db, { contest_type: 'golf', name: 'Golf 2024', year: 2024 });
      const site = await testSite(db);
      site.clock.set(Date.parse('2023-12-20T12:00:00Z'));
      const as = basic('Carl', 'secret of carl');
      const began = performance.now();
      expect((await importSeason({ db, clock: site.clock }, golfText(SEASONS), {})).added).toBeGreaterThan(590);
      const proposed = await site.call('POST ad/golf_season', { as, body: { contest_id, events: 35, propose_only: 1 } });
      const wanted = proposed.data!.tournaments.data;
      const tournaments = wanted.map(({ ID: id, double }) => ({ id, double }));
      const kept = await site.call('POST ad/golf_season', { as, body: { contest_id, tournaments } });
      expect(performance.now() - began).toBeLessThan(MOST_MS);
      const rows = kept.data!.tournaments.data;
      expect([rows.length, rows.filter(({ double }) => double === 1).length]).toEqual([35, 5]);
      expect(rows.map(({ ID }) => ID)).toEqual(wanted.map(({ ID }) => ID));
      await site.app.close();
    });
  });
});
