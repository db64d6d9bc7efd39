import { setTimeout as pause } from 'node:timers/promises';
import { stepsFrom } from '@poolhouse/contract/rules';
import { statementsSent } from '../../../ground/db/statements';
import { changeEvent, eventsById } from '../../../sport/feeds/feed.store';
import type { GameFields } from '../../../sport/feeds/rules/game-plan.rules';
import { describeByTurns } from '../../../testing/engines';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { footballLeague, MONDAY, SUNDAY } from '../testing/football-league';

const ON = { state: 'in_progress', status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0 } as const;

/** Waits until all that follows a commit has been sent: what it changed is asked for a moment later, and counts for nobody. */
async function rest(): Promise<number> {
  let sent = -1;
  while (sent !== statementsSent()) {
    sent = statementsSent();
    await pause(30);
  }
  return sent;
}

describeByTurns('how games of a football week went', (engine) => {
  async function league() {
    const of = await footballLeague(engine);
    const told = async (now: number, id: number, fields: GameFields) =>
      of.db.write(async (tx, invalidate) => {
        const { events } = await eventsById(tx, [id]);
        for (const known of events) await changeEvent(tx, invalidate, known, { fields, source: 'scoreboard', now });
      });
    const read = async (games: string, query = {}) => of.call('GET football/steps', { as: of.as.ann, query: { games, week: 1, ...query } });
    return { ...of, told, read };
  }

  it('is told from kick-off on, step by step; what is told twice adds nothing, a correction leaves a step', async () => {
    const { told, read, games, clock } = await league();
    const [id, other] = [games[1]!, games[2]!];
    const asked = `${id},${other}`;
    expect((await read(asked)).data).toMatchObject({ games: { data: [] } });
    clock.set(SUNDAY + 60_000);
    for (const n of [0, 1]) {
      await told(SUNDAY + 1000, id, ON);
      await told(SUNDAY + 2000 + n, id, { ...ON, timeLeft: '12:00' });
      await told(SUNDAY + 3000, id, { ...ON, timeLeft: '9:30', score2: 3 });
      await told(SUNDAY + 4000, id, { ...ON, timeLeft: '9:00', score2: 0 });
      if (n === 0) await told(SUNDAY + 5000, id, { ...ON, timeLeft: '9:00', score2: 0 });
    }
    const { data } = await read(asked);
    expect(data?.games.data).toHaveLength(1);
    const steps = stepsFrom(data!.games.data[0]!.Steps);
    expect(steps.slice(0, 3)).toEqual([
      { at: SUNDAY / 1000 + 1, status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0, what: '' },
      { at: SUNDAY / 1000 + 3, status: 'Q1', timeLeft: '9:30', score1: 0, score2: 3, what: 'field_goal' },
      { at: SUNDAY / 1000 + 4, status: 'Q1', timeLeft: '9:00', score1: 0, score2: 0, what: 'correction' },
    ]);
  });

  it('costs one statement where a score or a period is another one, and none for a clock', async () => {
    const { told, games } = await league();
    const id = games[1]!;
    await told(SUNDAY + 1000, id, ON);
    const cost = async (fields: GameFields) => {
      const before = await rest();
      await told(SUNDAY + 2000, id, fields);
      return statementsSent() - before;
    };
    // What the process does beside it is counted as well, so the least of several tells.
    const clocks: number[] = [];
    const periods: number[] = [];
    for (const n of [1, 2, 3, 4]) {
      clocks.push(await cost({ ...ON, status: `Q${n}`, timeLeft: '12:00' }));
      clocks.push(await cost({ ...ON, status: `Q${n}`, timeLeft: '9:00' }));
      periods.push(await cost({ ...ON, status: `Q${n + 1}`, timeLeft: '9:00' }));
    }
    expect(Math.min(...periods)).toBe(Math.min(...clocks) + 1);
  });

  it('comes as what has changed, and for a whole Sunday in 4 kB', async () => {
    const { told, inject, db, as, games, clock } = await league();
    clock.set(MONDAY + 4 * 3_600_000);
    const five = games.slice(1, 6);
    const sees = five.map((id) => async (n: number, fields: GameFields) => told(SUNDAY + n * 600_000, id, fields));
    for (const see of sees) {
      for (let n = 0; n < 12; n += 1)
        await see(n, { ...ON, status: `Q${1 + Math.floor(n / 3)}`, timeLeft: '10:41', score1: 3 * n, score2: 7 });
      await see(13, { state: 'final', status: 'Final', timeLeft: '0:00', score1: 36, score2: 7 });
    }
    const get = async (url: string) =>
      (await inject({ url, headers: { authorization: as.ann } })).json<{
        data: { games?: { data: { ID: number; Steps: string }[] } };
        __delta: string;
      }>();
    const { data, __delta } = await get(`/api/v1/football/steps?games=${five.join()}&week=1`);
    expect(data.games?.data.map(({ Steps }) => stepsFrom(Steps).length)).toEqual(five.map(() => 13));
    expect(JSON.stringify(data).length).toBeLessThan(4000);
    expect((await get(__delta)).data).toEqual({});
    await throwAwayPeriods(db);
    expect((await get(`/api/v1/football/steps?games=${five.join()}&week=1`)).data).toEqual(data);
    await sees[0]!(14, { state: 'final', status: 'Final', timeLeft: '0:00', score1: 36, score2: 10 });
    expect((await get(__delta)).data.games?.data).toMatchObject([{ ID: five[0] }]);
  });

  it('refuses what is no list of games, and who is in no contest, in words', async () => {
    const { read, call, as, games, elsewhere } = await league();
    for (const asked of ['', '0', '1,2,3,4,5,6', '1;2', '99999999999', "1'"]) expect((await read(asked)).error?.code).toBe('bad_input');
    const query = { games: String(games[0]), week: 1, contest_id: elsewhere };
    expect((await call('GET football/steps', { as: as.ann, query })).status).toBeGreaterThanOrEqual(400);
    expect((await read('123456')).data?.games.data).toEqual([]);
  });
});
