import { stepsFrom } from '@poolhouse/contract/rules';
import { changeEvent, eventsById } from '../../../sport/feeds/feed.store';
import { describeByTurns } from '../../../testing/engines';
import { footballLeague, SUNDAY } from '../testing/football-league';

describeByTurns('how games went', (engine) => {
  it('is told of all that are asked for, whichever week they are of: the line, and the steps from kick-off on', async () => {
    const { db, call, as, games, clock } = await footballLeague(engine);
    const [on, later] = [games[1]!, games.at(-1)!];
    const read = (ids: string) => call('GET utils/courses', { as: as.ann, query: { games: ids } });
    clock.set(SUNDAY + 60_000);
    await db.write(async (tx, invalidate) => {
      const { events } = await eventsById(tx, [on]);
      const fields = { state: 'in_progress', status: 'Q1', timeLeft: '9:30', score1: 0, score2: 3 } as const;
      for (const known of events) await changeEvent(tx, invalidate, known, { fields, source: 'scoreboard', now: SUNDAY + 3000 });
    });
    const { data } = await read(`${later},${on},${on},2147483647`);
    const rows = new Map(data!.games.data.map((row) => [row.ID, row]));
    expect([...rows.keys()].sort((a, b) => a - b)).toEqual([on, later].sort((a, b) => a - b));
    expect(stepsFrom(rows.get(on)!.Steps)).toMatchObject([{ at: SUNDAY / 1000 + 3, status: 'Q1', score2: 3 }]);
    expect(rows.get(later)!.Steps).toBe('');
    expect(rows.get(on)).toMatchObject({ Sport: expect.stringMatching(/^N/) as string, day: expect.stringContaining('T') as string });
  });

  it('refuses what is no list of games, and who is not signed in', async () => {
    const { call, as, games } = await footballLeague(engine);
    const many = Array.from({ length: 41 }, (_, n) => n + 1).join();
    for (const asked of ['', '0', '1;2', '99999999999', "1'", '1,', many])
      expect((await call('GET utils/courses', { as: as.ann, query: { games: asked } })).error?.code).toBe('bad_input');
    expect((await call('GET utils/courses', { query: { games: String(games[0]) } })).error?.code).toBe('not_signed_in');
  });
});
