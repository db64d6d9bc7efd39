import { formatList, plural } from '@poolhouse/contract/formats';
import type { Agent } from '../../ground/agents/agent';
import type { Clock } from '../../ground/clock/clock';
import { readKept } from './retention-settings.store';
import { BATCH, STEPS } from './retention.store';

const HOUR_SECONDS = 60 * 60;

/** Every hour deletes what is kept long enough, as the console sets it, a batch a transaction. */
export function retentionAgent(wall: Clock): Agent {
  return {
    name: 'retention',
    defaultRefreshSeconds: HOUR_SECONDS,
    schedule: 'interval',
    run: async ({ db, clock, signal }) => {
      const done: string[] = [];
      const kept = await db.read(readKept);
      for (const [one, many, step] of STEPS) {
        let rows = 0n;
        for (let batch = BigInt(BATCH); batch === BigInt(BATCH) && !signal.aborted; rows += batch)
          batch = await db.write((tx) => step(tx, { now: clock.now(), wallNow: wall.now(), kept }));
        if (rows > 0n) done.push(plural(Number(rows), one, many));
      }
      return { words: done.length === 0 ? 'nothing is old enough' : `${formatList(done)} deleted` };
    },
  };
}
