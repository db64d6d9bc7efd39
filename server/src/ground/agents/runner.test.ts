import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { describeEachEngine } from '../../testing/engines';
import { FixedClock, type Clock } from '../clock/clock';
import { tag, type Database } from '../db/database';
import { AgentFailure, type Agent, type AgentRun } from './agent';
import { agentByName, switchAgent, takeLease, wakeAgent } from './agents.store';
import { AgentRunner } from './runner';
import { LEASE_MS } from './schedule.rules';

const START = Date.UTC(2022, 8, 11, 17, 20);

/** Something that a test waits for, and lets go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describeEachEngine('agents', (engine) => {
  let db: Database;
  let wall: FixedClock;
  beforeEach(async () => {
    db = await engine.open();
    wall = new FixedClock(START);
  });

  const agent = (run: (run: AgentRun) => Promise<string | void>, values: Partial<Agent> = {}): Agent => ({
    name: 'job',
    defaultRefreshSeconds: 30,
    schedule: 'interval',
    run: async (parts) => ({ words: (await run(parts)) ?? 'done' }),
    ...values,
  });
  async function runnerOf(agents: readonly Agent[], on = db, clock: Clock = wall) {
    const runner = new AgentRunner({ db: on, clock, wall, log: pino({ level: 'silent' }) }, agents);
    await runner.register();
    return runner;
  }
  const row = async (name = 'job') => (await db.read((tx) => agentByName(tx, name)))!;
  const mark = (on: Database, key: string) => on.write((tx) => tx.insertInto('settings').values({ key, value: '' }).execute());
  const marks = () => db.read((tx) => tx.selectFrom('settings').select('key').execute());

  it('run at their rate and record what came of it', async () => {
    let runs = 0;
    const runner = await runnerOf([agent(async () => `run ${(runs += 1)}`)]);
    await runner.tick();
    await runner.tick();
    expect(runs).toBe(1);
    expect(await row()).toMatchObject({
      last_outcome: 'run 1',
      last_runtime: START,
      last_good_at: START,
      next_run_at: START + 30_000,
      lease_owner: null,
      failures: 0,
    });
    wall.advance(30_000);
    await runner.tick();
    expect(await row()).toMatchObject({ last_outcome: 'run 2', last_runtime: START + 30_000 });
  });

  it('run again at once when a clock that was a year ahead is put right, whatever lease was left there', async () => {
    let runs = 0;
    const runner = await runnerOf([agent(async () => void (runs += 1))]);
    wall.set(START + 365 * 86_400_000);
    await runner.tick();
    await db.write((tx) =>
      takeLease(tx, { name: 'job', owner: 'a server that died', now: wall.now() + 60_000, until: wall.now() + 120_000 }),
    );
    expect((await row()).lease_owner).toBe('a server that died');
    wall.set(START);
    await runner.tick();
    expect(runs).toBe(2);
    expect((await row()).next_run_at).toBe(START + 30_000);
  });

  it('tell the console at once what a run that was asked for came to, on a clock that stands still too', async () => {
    const runner = await runnerOf([agent(async () => 'as before')]);
    const consoleVersion = () => db.tags.version([tag.console]);
    await runner.tick();
    wall.advance(4000);
    await db.write((tx) => wakeAgent(tx, 'job', wall.now()));
    const before = consoleVersion();
    await runner.tick();
    expect(consoleVersion()).toBeGreaterThan(before);
  });

  it('leave the console alone where a run was due and says what the one before said', async () => {
    const real: Clock = { now: () => wall.now(), rate: 1 };
    const runner = await runnerOf([agent(async () => 'as before')], db, real);
    const consoleVersion = () => db.tags.version([tag.console]);
    await runner.tick();
    wall.advance(30_000);
    const [before, { last_runtime: ran }] = [consoleVersion(), await row()];
    await runner.tick();
    expect((await row()).last_runtime).toBeGreaterThan(ran!);
    expect(consoleVersion()).toBe(before);
  });

  it('run on the full hour when that is their schedule', async () => {
    const runner = await runnerOf([agent(async () => {}, { schedule: 'hourly' })]);
    await runner.tick();
    expect((await row()).next_run_at).toBe(Date.UTC(2022, 8, 11, 18));
  });

  it('run once, however many servers look at the same instant', async () => {
    let runs = 0;
    const job = agent(async () => void ((runs += 1), await pause(20)));
    const servers = [
      await runnerOf([job]),
      await runnerOf([job], await engine.openAgain(db)),
      await runnerOf([job], await engine.openAgain(db)),
    ];
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(servers.flatMap((server) => [server.tick(), server.tick()]));
      expect(runs).toBe(round);
      wall.advance(30_000);
    }
  });

  it('say in plain words what went wrong, and try again later and later', async () => {
    const pauses: number[] = [];
    const runner = await runnerOf([
      agent(async () => {
        throw new AgentFailure('The feed is down.');
      }),
    ]);
    for (let n = 0; n < 4; n += 1) {
      await runner.tick();
      const { next_run_at } = await row();
      pauses.push((next_run_at - wall.now()) / 1000);
      wall.set(next_run_at);
    }
    expect(pauses).toEqual([30, 60, 120, 240]);
    expect(await row()).toMatchObject({ last_error: 'The feed is down.', failures: 4, last_outcome: '', lease_owner: null });
  });

  it('keep the words of an unexpected error to the log', async () => {
    const runner = await runnerOf([
      agent(async () => {
        throw new Error('https://feed.test/?apiKey=secret-key');
      }),
    ]);
    await runner.tick();
    expect((await row()).last_error).toBe('Something went wrong inside; the log says more.');
  });

  it('write nothing once another server has taken the lease over', async () => {
    const { open, opened } = gate();
    const begun = gate();
    const slow = await runnerOf([
      agent(async (run) => {
        begun.open();
        await opened;
        await mark(run.db, 'too-late');
      }),
    ]);
    const late = slow.tick();
    await begun.opened;
    wall.advance(LEASE_MS);
    const other = await runnerOf([agent(async (run) => void (await mark(run.db, 'in-time')))], await engine.openAgain(db));
    await other.tick();
    open();
    await late;
    expect(await marks()).toEqual([{ key: 'in-time' }]);
    expect(await row()).toMatchObject({ last_outcome: 'done', last_runtime: START + LEASE_MS, last_error: null });
  });

  it('keep the lease of a run that takes long', async () => {
    const { open, opened } = gate();
    const begun = gate();
    let held: AgentRun | undefined;
    const slow = await runnerOf([
      agent(async (run) => {
        held = run;
        begun.open();
        await opened;
        await mark(run.db, 'done');
      }),
    ]);
    const done = slow.tick();
    await begun.opened;
    const { lease } = [...(slow as unknown as { running: Map<string, { lease: { renew(): Promise<void> } }> }).running.values()][0]!;
    wall.advance(LEASE_MS - 1);
    await lease.renew();
    wall.advance(LEASE_MS - 1);
    await (await runnerOf([agent(async (run) => mark(run.db, 'stolen').then(() => {}))], await engine.openAgain(db))).tick();
    open();
    await done;
    expect(held!.signal.aborted).toBe(false);
    expect(await marks()).toEqual([{ key: 'done' }]);
  });

  it('stop when they are switched off, a run under way included', async () => {
    const { open, opened } = gate();
    const begun = gate();
    const runner = await runnerOf([
      agent(async (run) => {
        begun.open();
        await opened;
        await mark(run.db, 'off');
      }),
    ]);
    const done = runner.tick();
    await begun.opened;
    await db.write((tx) => switchAgent(tx, 'job', false, wall.now()));
    open();
    await done;
    wall.advance(3_600_000);
    await runner.tick();
    expect(await marks()).toEqual([]);
    await db.write((tx) => switchAgent(tx, 'job', true, wall.now()));
    await runner.tick();
    expect(await marks()).toEqual([{ key: 'off' }]);
  });

  it('give the lease back when the server stops, whether the run ends in time or not', async () => {
    const begun = gate();
    const endless = await runnerOf([
      agent(
        ({ signal }) =>
          new Promise((_, reject) => {
            begun.open();
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      ),
    ]);
    const run = endless.tick();
    await begun.opened;
    expect((await row()).lease_owner).not.toBeNull();
    await endless.stop(10);
    await run;
    expect(await row()).toMatchObject({ lease_owner: null, last_runtime: null, last_error: null });
    await (await runnerOf([agent(async () => 'taken over')], await engine.openAgain(db))).tick();
    expect((await row()).last_outcome).toBe('taken over');
  });

  it('rest with a reason where they cannot run, and keep their switch when they come back', async () => {
    const resting = await runnerOf([agent(async () => 'ran', { rests: 'Not configured.' })]);
    await resting.tick();
    expect(await row()).toMatchObject({ last_outcome: 'Not configured.', last_runtime: null, active: 1 });
    await db.write((tx) => switchAgent(tx, 'job', false, wall.now()));
    const back = await runnerOf([agent(async () => 'ran')]);
    await back.tick();
    expect(await row()).toMatchObject({ active: 0, last_runtime: null });
  });
});
