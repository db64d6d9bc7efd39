import { formatToPar } from '@poolhouse/contract/formats';
import { contests } from '../..';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import type { Database } from '../../../ground/db/database';
import { describeSite } from '../../../testing/engines';
import { basic, testSite } from '../../../testing/site';
import { DEMO_START } from '../../demo/demo-season';
import { createMemories } from '../../memories';
import { golfMemories } from '../golf-memories';
import { settleResults } from '../results/settle-results';
import { resultsOf, type Result } from '../stores/history.store';
import { demoTournaments, LIVE } from './demo-season';

describeSite('the golf of the demo', (engine) => {
  let db: Database;
  let took = 0;
  beforeAll(async () => {
    db = await engine.open();
    const began = performance.now();
    await fillDemoLeague(db, contests);
    took = performance.now() - began;
  });

  it('is in the last round of its eleventh tournament, with shots, a season behind it and one to pick for', async () => {
    expect(took).toBeLessThan(30_000);
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
    const told = await site.call('GET golf/shotdetails', { as, query: { ground: 'text' } });
    const [lists, texts] = [shots, told].map(({ data: page }) => page!.grounds.data);
    expect(lists!.length).toBeGreaterThan(3);
    // The same holes in a short text for who asks for it, and in lists for a remote of before.
    const held = ({ hole, plays }: (typeof lists & object)[number]) => ({ hole, plays });
    expect(texts!.map(held)).toEqual(lists!.map(held));
    for (const { shapes, outlines, green } of lists!) {
      expect(shapes).toBeUndefined();
      expect([Object.keys(JSON.parse(outlines!) as object), Object.keys(JSON.parse(green!) as object)]).toEqual([
        ['green', 'sand', 'water'],
        ['a', 'b', 'r'],
      ]);
    }
    for (const { shapes, outlines } of texts!) expect([typeof shapes, outlines]).toEqual(['string', undefined]);
    for (const row of shots.data!.scores.data.filter((one) => one.shot_details))
      for (const hole of JSON.parse(row.shot_details!) as { score: string; strokes: unknown[] }[])
        if (hole.score !== '') expect(hole.strokes).toHaveLength(Number(hole.score));
    site.clock.set(DEMO_START + 120_000);
    const later = await site.call('GET golf/pagedata', { as, query: {} });
    expect(later.data?.leaderboard.data).not.toEqual(data?.leaderboard.data);
    expect(later.data?.config.data[0]).toMatchObject({ status: 'IN_PROGRESS' });
    const settle = () => settleResults({ db, clock: site.clock }, golfMemories(createMemories(db)));
    expect(await settle()).toMatchObject({ official: 0 });
    site.clock.set(DEMO_START + 12 * 3_600_000);
    expect(await settle()).toMatchObject({ official: 1, frozen: 1 });
    const tid = data!.config.data[0]!.current_tournament;
    const over = await site.call('GET golf/pagedata', { as, query: { tid } });
    expect(over.data?.config.data[0]).toMatchObject({ Name: 'Copper Ridge Classic', status: 'OFFICIAL' });
    expect(over.data?.standings.data.filter(({ Tournament_ID, Won }) => Tournament_ID === tid && Won !== '').length).toBeGreaterThan(3);
    expect((await site.call('GET golf/recap', { as, query: { tid } })).data?.standings.data.length).toBeGreaterThan(3);
    await site.app.close();
  });

  it('has a recap of every tournament that is official: who won it by the standings, and a picture', async () => {
    const site = await testSite(db);
    site.clock.set(DEMO_START);
    const as = basic('rusty', 'poolhouse');
    const latest = (await site.call('GET golf/recap', { as, query: {} })).data!;
    expect(latest.tournaments.data).toHaveLength(LIVE);
    const told = new Map<string, number>();
    for (const { ID: tid, Name } of latest.tournaments.data) {
      const { config, standings, facts, winner } = (await site.call('GET golf/recap', { as, query: { tid } })).data!;
      const first = standings.data.filter(({ Rank }) => Rank === 1);
      const { contest_id, Headline, Says } = config.data[0]!;
      expect({ Name, Headline }).toEqual({
        Name,
        Headline: first.length === 1 ? first[0]!.EntryName : expect.stringMatching(/ shared it$/),
      });
      expect(Says).toContain(formatToPar(first[0]!.Score!));
      expect(winner.data).toHaveLength(first.length === 1 ? 4 : 0);
      for (const { ID, Text } of facts.data) {
        expect(Text).toMatch(/\.$/);
        told.set(ID, (told.get(ID) ?? 0) + 1);
      }
      const card = await site.call('GET utils/recap_card', { as, query: { contest_id, round: tid } });
      expect(card.data?.picture.slice(0, 22)).toBe('data:image/png;base64,');
    }
    // A season of ten brings each of them at least once.
    expect([...told.keys()].sort()).toEqual(['alone', 'bad_beat', 'crowd', 'next', 'run', 'swing']);
    await site.app.close();
  });

  it('has histories that add up: one winner of each event, places as the totals say, cuts in a row as the year beside them', async () => {
    const results = await db.read((tx) => resultsOf(tx, {}));
    const events = new Map<string, Result[]>();
    for (const one of results) {
      const key = `${one.permNum} ${one.startDate}`;
      events.set(key, [...(events.get(key) ?? []), one]);
    }
    // Four years of each of the twelve, and the ten of this season.
    expect(events.size).toBe(58);
    for (const played of events.values()) {
      const finished = played.filter(({ position }) => /^T?\d+$/.test(position));
      expect(finished.filter(({ position }) => /^T?1$/.test(position)).map(({ position }) => position)).toEqual(['1']);
      expect(new Set(finished.map(({ toPar }) => toPar)).size).toBeGreaterThan(8);
      const least = Math.min(...finished.map(({ toPar }) => toPar ?? 0));
      for (const { position, toPar } of finished) {
        const better = finished.filter((other) => (other.toPar ?? 0) < (toPar ?? 0)).length;
        const place = Number(position.replace('T', ''));
        expect(toPar === least ? [1, 2] : [better + 1]).toContain(place);
        const sharing = finished.filter((other) => other.position === position).length;
        expect(position.startsWith('T')).toBe(sharing > 1);
      }
    }
    const site = await testSite(db);
    site.clock.set(DEMO_START);
    const stats = await site.call('GET golf/statspagedata', { as: basic('rusty', 'poolhouse'), query: {} });
    const rows = stats.data!.tournament_history.data;
    expect(rows.length).toBeGreaterThan(100);
    const start = demoTournaments[LIVE]?.start ?? '';
    const year = results.filter(({ startDate }) => startDate >= '2026-01-01' && startDate < start);
    for (const row of rows) {
      const own = year.filter(({ golferId }) => golferId === row.ID);
      const missed = own.findIndex(({ position }) => !/^T?\d+$/.test(position));
      expect(row.Consecutive_Cuts).toBe(own.length === 0 ? null : missed === -1 ? own.length : missed);
    }
    await site.app.close();
  });
});
