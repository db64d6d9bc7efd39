import type { Clock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import type { ProofSite } from '../../../ground/proof/proof-site';
import { sealsOf, type OpenContests } from '../../open-contests';
import { sealsAgent } from '../seals.agent';

/** What keeps the logs of a test's site; a test says when. Answers what the agent said. */
export function logKeeper({ db, clock, contests, proof }: { db: Database; clock: Clock; contests: OpenContests; proof: ProofSite }) {
  const agent = sealsAgent({ ...sealsOf(contests), proof });
  const { signal } = new AbortController();
  const log = { warn: () => undefined };
  return {
    async look(): Promise<string> {
      const { words, passedOver } = await agent.run({ db, clock, log, signal });
      if (passedOver !== undefined) throw new Error(passedOver);
      return words;
    },
  };
}
