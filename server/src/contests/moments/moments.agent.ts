import { plural } from '@poolhouse/contract/formats';
import type { Agent } from '../../ground/agents/agent';
import { PassedOver } from '../../ground/passed-over';
import { MOMENTS_AGENT } from '../../sport/notices/notice-game';
import { lookAt, type LookDeps, type LookedAt, type SeenRounds } from './look';
import { tellingContests } from './moments.store';

/** Final scores wake it; so long a correction by hand waits at most, and a week that ends by its time alone. */
const LOOK_EVERY_SECONDS = 20;
/** A season ends in the year after its own. */
const YEARS_BACK = 1;

/** A kind of contest that has moments, and its page. */
type Teller = Pick<LookedAt, 'source' | 'page'>;

/** Looks for what results have made worth telling, in all contests that are on. */
export function momentsAgent(tellers: readonly Teller[]): Agent {
  const seen: SeenRounds = new Map();
  return {
    name: MOMENTS_AGENT,
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ db, clock, signal }) => {
      const passed = new PassedOver();
      const told = await lookAtAll({ db, clock, seen }, tellers, { passed, signal });
      return { words: told === 0 ? 'Nothing to tell' : `${plural(told, 'moment')} told`, passedOver: passed.words };
    },
  };
}

/** Looks at every contest once; answers how much was told. */
async function lookAtAll(
  deps: LookDeps,
  tellers: readonly Teller[],
  { passed, signal }: { passed: PassedOver; signal: AbortSignal },
): Promise<number> {
  const since = new Date(deps.clock.now()).getUTCFullYear() - YEARS_BACK;
  let told = 0;
  for (const { source, page } of tellers)
    for (const contest of await deps.db.read((tx) => tellingContests(tx, source.type, since))) {
      if (signal.aborted) return told;
      const what = `${contest.name} (contest ${contest.id})`;
      told += (await passed.over(what, () => lookAt(deps, { contest, source, page }))) ?? 0;
    }
  return told;
}
