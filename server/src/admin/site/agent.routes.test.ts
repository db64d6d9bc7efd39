import pino from 'pino';
import { AgentFailure, type Agent } from '../../ground/agents/agent';
import { AgentRunner } from '../../ground/agents/runner';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const ada = basic('Ada', 'pass-of-ada');
const bob = basic('Bob', 'pass-of-bob');

describeByTurns('agents on the admin console', (engine) => {
  let site: TestSite;
  let runner: AgentRunner;
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ada', 'pass-of-ada', { isAdmin: true });
    await addAccount(site.db, 'Bob', 'pass-of-bob');
    const agents: Agent[] = [
      { name: 'good', defaultRefreshSeconds: 30, schedule: 'interval', run: async () => ({ words: '16 games' }) },
      {
        name: 'bad',
        defaultRefreshSeconds: 60,
        schedule: 'hourly',
        run: () => Promise.reject(new AgentFailure('The feed did not answer.')),
      },
      {
        name: 'resting',
        defaultRefreshSeconds: 60,
        schedule: 'hourly',
        rests: 'Not configured.',
        run: () => Promise.reject(new Error('must not run')),
      },
    ];
    runner = new AgentRunner({ db: site.db, clock: site.clock, wall: site.wall, log: pino({ level: 'silent' }) }, agents);
    await runner.register();
  });
  afterAll(() => site.app.close());

  /** The site's clock stands still all through, as a practice clock may: the page hears of each run all the same. */
  const listed = async () => (await site.call('GET ad/pagedata', { as: ada })).data!.contest_agents.data;
  const toggle = (name: string, active: number, as = ada) => site.call('GET ad/toggleagent', { as, query: { name, active } });

  it('are listed with rate, last run and outcome', async () => {
    expect((await listed()).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['bad', 'Has not run yet.'],
      ['good', 'Has not run yet.'],
      ['resting', 'Not configured.'],
    ]);
    await runner.tick();
    const last_runtime = new Date(site.wall.now()).toISOString();
    expect(await listed()).toMatchObject([
      { ID: expect.any(Number), name: 'bad', active: 1, refresh_rate: 60, last_runtime, outcome: 'The feed did not answer.' },
      { ID: expect.any(Number), name: 'good', active: 1, refresh_rate: 30, last_runtime, outcome: '16 games' },
      { ID: expect.any(Number), name: 'resting', active: 1, refresh_rate: 60, last_runtime: '', outcome: 'Not configured.' },
    ]);
    site.wall.advance(120_000);
    await runner.tick();
    expect((await listed())[0]!.outcome).toBe('The feed did not answer. (2 times in a row)');
  });

  it('are switched off and on, and that is logged once', async () => {
    expect((await toggle('good', 0)).data).toEqual({ result: 'success', id: expect.any(Number) });
    await toggle('good', 0);
    expect((await listed()).find(({ name }) => name === 'good')).toMatchObject({ active: 0 });
    site.wall.advance(3_600_000);
    const before = await listed();
    await runner.tick();
    expect((await listed()).find(({ name }) => name === 'good')).toEqual(before.find(({ name }) => name === 'good'));
    await toggle('good', 1);
    await runner.tick();
    expect((await listed()).find(({ name }) => name === 'good')).toMatchObject({
      active: 1,
      last_runtime: new Date(site.wall.now()).toISOString(),
    });
    expect(
      await site.db.kysely.selectFrom('activity').select(['action', 'actor']).where('action', '=', 'agent.switched').execute(),
    ).toEqual(Array(2).fill({ action: 'agent.switched', actor: 'Ada' }));
  });

  it('run when somebody says so, and as often as is set', async () => {
    const [rate, run] = [
      (refresh_rate: number) => site.call('POST ad/agent_rate', { as: ada, body: { name: 'good', refresh_rate } }),
      () => site.call('POST ad/run_agent', { as: ada, body: { name: 'good' } }),
    ];
    expect((await rate(9)).status).toBe(400);
    expect((await rate(900)).status).toBe(200);
    await runner.tick();
    site.wall.advance(60_000);
    await runner.tick();
    const good = async () => (await listed()).find(({ name }) => name === 'good')!;
    const before = await good();
    expect(before).toMatchObject({ title: 'Good', refresh_rate: 900 });
    site.wall.advance(60_000);
    await runner.tick();
    expect((await good()).last_runtime).toBe(before.last_runtime);
    expect((await run()).data!.message).toBe('good runs within seconds');
    await runner.tick();
    expect(Date.parse((await good()).last_runtime)).toBeGreaterThan(Date.parse(before.last_runtime));
    await toggle('good', 0);
    expect((await run()).error?.code).toBe('conflict');
    await toggle('good', 1);
    await rate(30);
  });

  it('refuse what is not known, half a call, and players', async () => {
    const before = await listed();
    expect((await toggle('nobody', 0)).status).toBe(404);
    expect((await toggle('good', 2)).status).toBe(400);
    expect((await site.inject({ url: '/api/v1/ad/toggleagent?name=good', headers: { authorization: ada } })).statusCode).toBe(400);
    expect((await site.inject({ url: '/api/v1/ad/toggleagent?name=good&active=0&x=1', headers: { authorization: ada } })).statusCode).toBe(
      400,
    );
    expect((await toggle('good', 0, bob)).status).toBe(403);
    expect((await site.call('GET ad/toggleagent', { query: { name: 'good', active: 0 } })).status).toBe(401);
    expect(await listed()).toEqual(before);
  });
});
