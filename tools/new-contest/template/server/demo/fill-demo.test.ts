import { contests } from '../..';
import { DEMO_PASSWORD } from '../../../demo/demo-users';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import { describeEachEngine } from '../../../testing/engines';
import { basic, testSite } from '../../../testing/site';
import { DEMO_START, DEMO_WEEK } from '../../demo/demo-season';
import { demoLeague } from './fill-demo';

describeEachEngine('the demo of __id__', (engine) => {
  it('is in mid-season, talks, and asks its main player for a pick', async () => {
    const db = await engine.open();
    await fillDemoLeague(db, contests);
    const site = await testSite(db);
    site.clock.set(DEMO_START);
    const { data } = await site.call('GET __id__/pagedata', { as: basic('rusty', DEMO_PASSWORD), query: {} });
    expect(data?.config.data[0]).toMatchObject({ EntryName: 'Rusty', week: DEMO_WEEK });
    expect(data?.picks.data.filter(({ PickIn }) => PickIn === 0)).toEqual([expect.objectContaining({ EntryName: 'Rusty', mine: 1 })]);
    // Its first ten weeks are done.
    const played = data?.standings.data.map(({ Points, Losses }) => Points + Losses) ?? [];
    expect(played).toHaveLength(demoLeague.entries.length);
    for (const weeks of played) expect(weeks).toBeGreaterThanOrEqual(DEMO_WEEK - 1);
    expect(data?.smack.data.length).toBeGreaterThan(5);
    await site.app.close();
  });
});
