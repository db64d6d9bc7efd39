import type { Agent, AgentRun } from '../ground/agents/agent';
import { finalsOf } from './season-games.store';
import { updateStats } from './update';
import { lastUpdate } from './update.store';

export const STATS_AGENT = 'sports-stats';
const LOOK_SECONDS = 60;
const WHOLE_EVERY_MS = 3_600_000;

/** Updates the predictions each hour, and within a minute after a final score came in. */
export function statsAgent(): Agent {
  return {
    name: STATS_AGENT,
    defaultRefreshSeconds: LOOK_SECONDS,
    schedule: 'interval',
    async run(run) {
      const { due, words } = await run.db.read((tx) => isDue(tx, run.clock.now()));
      return due ? updateStats(run.db, run.clock.now()) : { words };
    },
  };
}

/** The same at once, for somebody who asked. */
export const askedUpdate = (): Agent => ({ ...statsAgent(), run: ({ db, clock }: AgentRun) => updateStats(db, clock.now()) });

async function isDue(tx: Parameters<typeof lastUpdate>[0], now: number): Promise<{ due: boolean; words: string }> {
  const [{ at, finals, words }, { mark }] = [await lastUpdate(tx), await finalsOf(tx)];
  return { due: finals !== mark || now - at >= WHOLE_EVERY_MS || now < at, words };
}
