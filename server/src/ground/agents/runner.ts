import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Agent } from './agent';
import { dueAgents, noteRest, registerAgent } from './agents.store';
import { Lease } from './lease';
import { runAgent, type RunDeps } from './run-agent';

/** Real time between two looks at what is due. */
const LOOK_EVERY_MS = 2000;
/** A run that has not ended by then when the server stops is given up. */
const PATIENCE_MS = 5000;

/** Runs the agents of a site; one a process. Several processes on one database share the work. */
export class AgentRunner {
  private readonly id = randomUUID();
  private readonly running = new Map<string, { lease: Lease; done: Promise<void> }>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private stopping = false;
  private runs = 0;

  constructor(
    private readonly deps: RunDeps,
    private readonly agents: readonly Agent[],
  ) {}

  /** Makes the agents known to the site, and says of those that rest why. */
  async register(): Promise<void> {
    const now = this.deps.wall.now();
    await this.deps.db.write(async (tx) => {
      for (const { name, defaultRefreshSeconds, rests } of this.agents) {
        await registerAgent(tx, { name, refreshSeconds: defaultRefreshSeconds, now });
        const words = typeof rests === 'function' ? await rests(tx) : rests;
        if (words !== undefined) await noteRest(tx, name, words);
      }
    });
  }

  start(): void {
    let busy = false;
    this.timer = setInterval(() => {
      if (busy) return;
      busy = true;
      this.looking = this.look()
        .catch((error: unknown) => this.deps.log.error({ err: error }, 'Agents could not be started; trying again.'))
        .finally(() => (busy = false));
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Starts what is due and waits until it has run; for tests and commands. */
  async tick(): Promise<void> {
    await this.look();
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  /** Waits for runs under way, gives up those that take long, and hands their leases back. */
  async stop(patienceMs = PATIENCE_MS): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.looking;
    const runs = [...this.running.values()];
    if (runs.length === 0) return;
    const over = new AbortController();
    await Promise.race([Promise.all(runs.map(({ done }) => done)), pause(patienceMs, undefined, { signal: over.signal }).catch(() => {})]);
    over.abort();
    for (const { lease } of this.running.values()) {
      lease.abandon();
      await lease.free();
    }
  }

  private async look(): Promise<void> {
    const { db, wall } = this.deps;
    const free = this.agents.filter((agent) => !this.running.has(agent.name));
    const due = await db.read(async (tx) => {
      const ready: string[] = [];
      for (const { name, rests } of free) if ((typeof rests === 'function' ? await rests(tx) : rests) === undefined) ready.push(name);
      return dueAgents(tx, ready, wall.now());
    });
    for (const agent of free.filter(({ name }) => due.includes(name))) {
      if (this.stopping) return;
      const lease = await Lease.take(db, wall, agent.name, `${this.id}:${(this.runs += 1)}`);
      if (!lease) continue;
      const done = runAgent(this.deps, agent, lease).finally(() => this.running.delete(agent.name));
      this.running.set(agent.name, { lease, done });
    }
  }
}
