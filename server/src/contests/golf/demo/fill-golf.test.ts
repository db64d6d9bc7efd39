import { describeSite } from '../../../testing/engines';
import { DEMO_START } from '../../demo/demo-season';
import { contests } from '../..';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import { basic, testSite } from '../../../testing/site';

describeSite('the golf of the demo', (engine) => {
  it('is in the last round of its eleventh tournament, with shots, a season behind it and one to pick for', async () => {
    const db = await engine.open();
    const began = performance.now();
    await fillDemoLeague(db, contests);
    expect(performance.now() - began).toBeLessThan(30_000);
    const site = await testSite(db);
    site.clock.set(DEMO_START);
    const as = basic('rusty', 'poolhouse');
    const { data } = await site.call('GET golf/pagedata', { as, query: {} });
    expect(data?.config.data[0]).toMatchObject({ Name: 'Copper Ridge Classic', status: 'IN_PROGRESS', current_round: 4, cut_made: 1 });
    expect(data?.picks.data).toHaveLength(12);
    expect(data?.pick1picks.data).toHaveLength(6);
    const live = data!.standings.data.filter(({ Tournament_ID }) => Tournament_ID !== 0);
    expect(live.filter(({ side_action }) => side_action === 1)).toHaveLength(9);
    expect(live.some(({ golfers_making_cut }) => golfers_making_cut === 0)).toBe(true);
    expect(data!.rounds.data.some(({ dead }) => dead === 1)).toBe(true);
    expect(data!.picks.data.map(({ Notes }) => Notes).filter(Boolean)).toEqual(
      expect.arrayContaining([expect.stringContaining('withdrew'), expect.stringContaining('House pick')]),
    );
    const leader = data!.leaderboard.data.find(({ sort_order }) => sort_order === 1)!;
    expect(Number(leader.Through)).toBeGreaterThan(10);
    expect(leader.last_shot).toMatch(/^Hole \d+: /);
    const season = data!.standings.data.filter(({ Tournament_ID }) => Tournament_ID === 0);
    expect(season.every(({ Score }) => Score! < -100)).toBe(true);
    const paid = await db.kysely.selectFrom('golf_finals').select(['points', 'aces', 'winner', 'side', 'contest_id']).execute();
    expect(paid.some(({ aces }) => aces > 0)).toBe(true);
    expect(paid.reduce((sum, { side }) => sum + side, 0)).toBe(0);
    const picks = await site.call('GET golf/makepicksdata', { as, query: {} });
    expect(picks.data?.config.data[0]).toMatchObject({ Name: 'Ironwood Classic', SavedAt: '' });
    expect(picks.data?.available_golfers.data).toHaveLength(132);
    const shots = await site.call('GET golf/shotdetails', { as, query: {} });
    expect(shots.data?.grounds.data.length).toBeGreaterThan(3);
    for (const row of shots.data!.scores.data.filter((one) => one.shot_details))
      for (const hole of JSON.parse(row.shot_details!) as { score: string; strokes: unknown[] }[])
        if (hole.score !== '') expect(hole.strokes).toHaveLength(Number(hole.score));
    site.clock.set(DEMO_START + 120_000);
    const later = await site.call('GET golf/pagedata', { as, query: {} });
    expect(later.data?.leaderboard.data).not.toEqual(data?.leaderboard.data);
    await site.app.close();
  });
});
