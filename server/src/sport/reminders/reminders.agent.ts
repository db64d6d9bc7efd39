import type { Agent } from '../../ground/agents/agent';
import { PassedOver } from '../../ground/passed-over';
import type { PickSource } from './pick-source';
import { remind, type ReminderDeps } from './remind';

const LOOK_EVERY_SECONDS = 60;
/** A fast practice clock is looked at after so much of its own time, s, so that no lock slips by. */
const SITE_SECONDS = 30 * 60;
const AT_MOST_EVERY_SECONDS = 2;

/** Reminds players whose picks are not in. */
export function remindersAgent(deps: ReminderDeps, sources: readonly PickSource[]): Agent {
  return {
    name: 'reminders',
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    // The run's own database: what is written after the lease was lost shall not count.
    run: async ({ db, signal }) => {
      const passed = new PassedOver();
      const written = await remind({ ...deps, db }, sources, { signal, passed });
      const words = written === 0 ? 'Nobody to remind' : `${written} reminded`;
      return { words, nextSeconds: nextLook(deps.clock.rate), passedOver: passed.words };
    },
  };
}

function nextLook(rate: number): number {
  return rate <= 0 ? LOOK_EVERY_SECONDS : Math.max(AT_MOST_EVERY_SECONDS, Math.min(LOOK_EVERY_SECONDS, Math.round(SITE_SECONDS / rate)));
}
