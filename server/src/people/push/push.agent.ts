import { randomUUID } from 'node:crypto';
import { formatList, plural } from '@poolhouse/contract/formats';
import type { Agent } from '../../ground/agents/agent';
import { claimDue, type ClaimDeps } from './claim-due';
import { nextDue } from './claims.store';
import type { DeliveryDeps } from './deliver';
import { forgetNotices, PUSH_AGENT } from './outbox.store';
import { pushKeys } from './push-keys';
import { sendOne, type SenderDeps, type Sent } from './send-one';

const LOOK_EVERY_SECONDS = 15;
/** Notices that are done with are kept so long, ms, so that their cause makes no second one. */
export const REMEMBERED_MS = 14 * 24 * 60 * 60_000;
const TIDY_EVERY_MS = 6 * 60 * 60_000;

export type PushAgentDeps = ClaimDeps & Pick<DeliveryDeps, 'mail' | 'push' | 'answersWithinMs'> & Pick<SenderDeps, 'waiting'>;

/**
 * Sends what stands in the outbox. It records with the site's own database instead of the run's: a notice that has left is a fact, also
 * when the lease was lost meanwhile, and the claim on each notice keeps other senders away.
 */
export function pushAgent(deps: PushAgentDeps): Agent {
  const { db, clock, wall } = deps;
  let tidied = -Infinity;
  return {
    name: PUSH_AGENT,
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ signal }) => {
      const owner = randomUUID();
      const sender = { ...deps, keys: await pushKeys(db), signal };
      const came: Sent[] = [];
      while (!signal.aborted) {
        const claimed = await claimDue(deps, owner);
        if (!claimed) break;
        came.push(...(await Promise.all(claimed.map((one) => sendOne(sender, owner, one)))));
      }
      if (wall.now() - tidied > TIDY_EVERY_MS) {
        await db.write((tx) => forgetNotices(tx, clock.now() - REMEMBERED_MS));
        tidied = wall.now();
      }
      return { words: wordsFor(came), nextSeconds: await nextLook(deps) };
    },
  };
}

function wordsFor(came: readonly Sent[]): string {
  const count = (one: Sent) => came.filter((other) => other === one).length;
  const deps = [
    [count('later'), 'to be tried again'],
    [count('refused'), 'refused'],
  ] as const;
  const gone = count('gone');
  return formatList([
    `${count('sent')} sent`,
    ...deps.filter(([n]) => n > 0).map(([n, words]) => `${n} ${words}`),
    gone > 0 && `${plural(gone, 'browser')} gone`,
  ]);
}

async function nextLook({ db, wall }: PushAgentDeps): Promise<number> {
  const wait = (await db.read(nextDue)) - wall.now();
  return Math.min(LOOK_EVERY_SECONDS, Math.max(1, Math.ceil(wait / 1000)));
}
