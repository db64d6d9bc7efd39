import { plural } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import type { Agent } from '../../ground/agents/agent';
import type { Clock } from '../../ground/clock/clock';
import { lastFound, lookAndKeep, type Examine } from './doctor-desk';

const LOOK_EVERY_SECONDS = 15 * 60;
/** By the machine's own time zone: after the night's backup. */
const AT_HOUR = 5;
/** A server that has just begun has other things to do, and its agents have not run yet. */
const SETTLED_MS = 10 * 60_000;

/** Looks at the site every night, for the console's page Health; the first time once the server has settled. */
export function healthAgent({ wall, examine }: { wall: Pick<Clock, 'now'>; examine: Examine }): Agent {
  const since = wall.now();
  return {
    name: 'health',
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ db }) => {
      const now = wall.now();
      const last = await db.read(lastFound);
      if (last && last.at >= dueAt(now)) return { words: `looked at on ${DateTime.fromMillis(last.at).toFormat('yyyy-MM-dd HH:mm')}` };
      if (now - since < SETTLED_MS) return { words: 'looks at the site soon', nextSeconds: Math.ceil((since + SETTLED_MS - now) / 1000) };
      const findings = await lookAndKeep(db, wall, examine);
      const [bad, look] = (['bad', 'look'] as const).map((level) => findings.filter((one) => one.level === level).length);
      return { words: `${plural(findings.length, 'finding')}: ${bad} bad, ${look} to look at` };
    },
  };
}

/** When the last night's look was due, epoch ms. */
function dueAt(now: number): number {
  const today = DateTime.fromMillis(now).set({ hour: AT_HOUR, minute: 0, second: 0, millisecond: 0 });
  return (today.toMillis() > now ? today.minus({ days: 1 }) : today).toMillis();
}
