import { BEFORE_KICKOFF, scheduleCsv } from '../../../replay/process/schedule';
import { populate, practiceSite } from '../../../replay/site/site';
import { describeByTurns } from '../../../testing';
import { ADMIN } from './contest';
import { picksOf, storedPicks } from './picks-of';

const ENTRIES = 4;
const ROUNDS = 5;

describeByTurns('saves of two processes while one of them closes the season', (engine) => {
  it('either count or are refused: nothing is saved after the season was closed, and nothing acknowledged is lost', async () => {
    const at = Date.parse(BEFORE_KICKOFF);
    const db = await engine.open();
    const sites = [await practiceSite(db, at), await practiceSite(await engine.openAgain(db), at)] as const;
    const [first, second] = sites;
    try {
      const users = await populate(db, first.api, scheduleCsv(), 2030, [ADMIN], at);
      await second.api.signIn(ADMIN, 'replay');
      const contest = await first.api.call(ADMIN, 'POST ad/add_contest', { body: { contest_type: 'football', name: 'Race', year: 2030 } });
      const entries: number[] = [];
      for (let n = 0; n < ENTRIES; n += 1) {
        const body = { contest_id: contest.id!, user_id: users.get(ADMIN)!, entry_name: `Entry ${n}` };
        entries.push((await first.api.call(ADMIN, 'POST ad/add_contest_entry', { body })).id!);
      }
      const { events } = await first.api.call(ADMIN, 'GET football/makepicksdata', { query: { entry_id: entries[0]! } });
      const stored = async () => {
        const rows = [];
        for (const id of entries) {
          const { current_picks } = await first.api.call(ADMIN, 'GET football/pending_picks', { query: { entry_id: id } });
          rows.push(storedPicks(current_picks.data[0]!));
        }
        return rows;
      };
      for (let round = 1; round <= ROUNDS; round += 1) {
        const last = new Map<number, number>();
        const refused = new Set<string>();
        /** Saves again and again until it is refused. */
        const saveOn = async (entry: number, n: number) => {
          for (let save = round * 100; ; save += 1) {
            const parts = { query: { entry_id: entry, ...picksOf(events.data, save) } };
            try {
              await sites[(n + save) % 2]!.api.call(ADMIN, 'GET football/makepicks', parts);
              last.set(entry, save);
            } catch (error) {
              refused.add(/: (\w+) /.exec((error as Error).message)?.[1] ?? String(error));
              return;
            }
          }
        };
        const saving = Promise.all(entries.map(saveOn));
        while (last.size < ENTRIES) await new Promise((resolve) => setTimeout(resolve, 2));
        await second.api.call(ADMIN, 'POST ad/freeze_season', { body: { contest_id: contest.id!, confirm: 1 } });
        const atClosing = await stored();
        await saving;
        expect([...refused]).toEqual(['conflict']);
        expect(await stored()).toEqual(atClosing);
        expect(atClosing).toEqual(entries.map((id) => picksOf(events.data, last.get(id)!)));
        await first.api.call(ADMIN, 'POST ad/reopen_season', { body: { contest_id: contest.id!, reason: 'the next round' } });
      }
    } finally {
      for (const site of sites) await site.stop();
    }
  });
});
