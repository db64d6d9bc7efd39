import { plural } from '@poolhouse/contract/formats';
import type { Agent } from '../../../ground/agents/agent';
import { PassedOver } from '../../../ground/passed-over';
import type { Memories } from '../../memories';
import { noteSilence } from '../feeds/silence';
import { golfMemories } from '../golf-memories';
import { settleResults } from './settle-results';

const EVERY_SECONDS = 60;

/** Makes tournaments official, freezes what they brought, and freezes a season's money at its first lock. */
export function resultsAgent(memories: Memories): Agent {
  return {
    name: 'golf-desk',
    defaultRefreshSeconds: EVERY_SECONDS,
    schedule: 'interval',
    async run({ db, clock }) {
      const passed = new PassedOver();
      const { official, frozen, plans } = await settleResults({ db, clock }, golfMemories(memories), passed);
      await noteSilence(db, clock.now());
      return { words: `${official} official, ${frozen} frozen, ${plural(plans, 'plan')}`, passedOver: passed.words };
    },
  };
}
