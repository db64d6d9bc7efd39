import { BEFORE_KICKOFF, scheduleCsv } from '../../../replay/process/schedule';
import { populate, practiceSite } from '../../../replay/site/site';
import { describeByTurns } from '../../../testing';
import { ADMIN } from './contest';
import { picksOf, storedPicks } from './picks-of';

describeByTurns('two saves at once for one entry', (engine) => {
  it('one of them wins whole, within one server and across two', async () => {
    const at = Date.parse(BEFORE_KICKOFF);
    const db = await engine.open();
    const first = await practiceSite(db, at);
    const second = await practiceSite(await engine.openAgain(db), at);
    try {
      const users = await populate(db, first.api, scheduleCsv(), 2030, [ADMIN], at);
      await second.api.signIn(ADMIN, 'replay');
      const contest = await first.api.call(ADMIN, 'POST ad/add_contest', { body: { contest_type: 'football', name: 'Race', year: 2030 } });
      const entry = await first.api.call(ADMIN, 'POST ad/add_contest_entry', {
        body: { contest_id: contest.id!, user_id: users.get(ADMIN)! },
      });
      const { events } = await first.api.call(ADMIN, 'GET football/makepicksdata', { query: { entry_id: entry.id! } });

      for (let round = 1; round <= 40; round += 1) {
        const saves = [first, second, first, second].map((site, n) => ({ site, picks: picksOf(events.data, round * 4 + n) }));
        await Promise.all(
          saves.map(({ site, picks }) => site.api.call(ADMIN, 'GET football/makepicks', { query: { entry_id: entry.id!, ...picks } })),
        );
        const { current_picks } = await first.api.call(ADMIN, 'GET football/pending_picks', { query: { entry_id: entry.id! } });
        const winner = saves.findIndex(({ picks }) => JSON.stringify(picks) === JSON.stringify(storedPicks(current_picks.data[0]!)));
        expect(winner).toBeGreaterThanOrEqual(0);
      }
    } finally {
      await first.stop();
      await second.stop();
    }
  });
});
