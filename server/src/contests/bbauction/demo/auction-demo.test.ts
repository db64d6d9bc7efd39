import { contests } from '../..';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import { describeSite } from '../../../testing/engines';
import { basic, testSite } from '../../../testing/site';
import { demoTournament } from '../../demo/tournament/demo-tournament';
import { AUCTION_START, MARCH_START } from '../../demo/tournament/fill-demo-tournament';

const as = (name: string) => basic(name, 'poolhouse');
const FIRST_TIP = Math.min(...demoTournament().games.flatMap(({ key, tipoffAt }) => (key.startsWith('r1') ? [tipoffAt] : [])));

describeSite('auctions in the demo', (engine) => {
  async function scene(start: number) {
    const db = await engine.open();
    await fillDemoLeague(db, contests, start);
    const site = await testSite(db);
    site.clock.set(start);
    const room = async (group: number) =>
      (await site.call('GET bbauction/auction_data', { as: as('casey'), query: { year: 2026, group } })).data!;
    const log = () => db.read((tx) => tx.selectFrom('auction_log').selectAll().orderBy('contest_id').orderBy('seq').execute());
    const said = () => db.read((tx) => tx.selectFrom('smack').select('created_at').where('board', 'like', 'bbauction:%').execute());
    return { ...site, room, log, said };
  }

  it('the evening before: one is over, the other goes on where it stands, and nothing has happened later than now', async () => {
    const { room, log, said, call } = await scene(AUCTION_START);
    expect((await room(1)).config.data[0]).toMatchObject({ phase: 'complete', sold: 64, begun: 0 });
    expect((await room(2)).config.data[0]).toMatchObject({ phase: 'paused', sold: 36, begun: 0 });
    for (const { at } of await log()) expect(at).toBeLessThan(AUCTION_START);
    for (const { created_at: at } of await said()) expect(at).toBeLessThan(AUCTION_START);
    const body = { year: 2026, group: 2 };
    expect((await call('POST bbauction/update_config', { as: as('casey'), body: { ...body, current_team: 0 } })).status).toBe(200);
    const [block] = (await room(2)).block.data;
    expect((await call('POST bbauction/bid', { as: as('rusty'), body: { ...body, lot: block!.lot, amount: block!.next } })).status).toBe(
      200,
    );
  });

  it('in March: both are over before the first game, each sale as bids can have made it', async () => {
    const { room, log } = await scene(MARCH_START);
    for (const group of [1, 2]) expect((await room(group)).config.data[0]).toMatchObject({ phase: 'complete', sold: 64, begun: 1 });
    const rows = await log();
    for (const { at } of rows) expect(at).toBeLessThan(FIRST_TIP);
    for (const [n, row] of rows.entries()) {
      const before = rows[n - 1];
      if (row.kind === 'hammer') expect(before).toMatchObject({ type: 'bid', lot: row.lot, entry_id: row.entry_id, amount: row.amount });
      if (row.type !== 'bid' || before?.type !== 'bid') continue;
      expect(row.amount!).toBeGreaterThan(before.amount!);
      expect(row.entry_id).not.toBe(before.entry_id);
    }
    const { owners, config } = await room(2);
    for (const { left } of owners.data) expect(left).toBeGreaterThanOrEqual(0);
    expect(owners.data.reduce((sum, { TotalPaid }) => sum + TotalPaid, 0)).toBe(config.data[0]!.Pot);
  });
});
