import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AgentFailure, type Agent } from '../../ground/agents/agent';
import { MailRound, type SenderDeps } from './mail-round';
import { nextDueAt } from './outbox.store';
import { MAIL_AGENT } from './post-mail';

const LOOK_EVERY_SECONDS = 30;
/** So many mails are sent one after the other; then it rests so many times as long as they took, at most LONGEST_REST_MS. */
const TOGETHER = 10;
const RESTS = 3;
const LONGEST_REST_MS = 500;

/**
 * Sends what stands in the outbox. It records with the site's own database instead of the run's: a mail that has left is a fact,
 * also when the lease was lost meanwhile, and the claim on the mail itself keeps other senders away.
 *
 * @param writeNext writes the next mail that somebody has asked for; false when nobody waits
 */
export function mailAgent(deps: SenderDeps, writeNext: () => Promise<boolean> = async () => false): Agent {
  return {
    name: MAIL_AGENT,
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ signal }) => {
      while (!signal.aborted && (await writeNext()));
      const round = new MailRound(deps, randomUUID());
      try {
        return { words: await sendAll(round, signal), nextSeconds: await nextLook(deps) };
      } finally {
        await round.end();
      }
    },
  };
}

async function sendAll(round: MailRound, signal: AbortSignal): Promise<string> {
  let [sent, failed] = [0, 0];
  let began = performance.now();
  for (let n = 1; !signal.aborted; n += 1) {
    const one = await round.sendNext();
    if (!one) break;
    if (one.came === 'sent') sent += 1;
    if (one.came === 'failed') failed += 1;
    // The others would fail alike; they keep their tries.
    if (one.came === 'failed' && one.failure.reason === 'unreachable')
      throw new AgentFailure(`Mail cannot be sent: ${one.failure.message}`);
    if (n % TOGETHER === 0) began = await rested(round, began);
  }
  return wordsFor(sent, failed);
}

/** Each mail is written down, and a commit on SQLite holds everybody up. Answers when the rest is over. */
async function rested(round: MailRound, began: number): Promise<number> {
  await round.end();
  await pause(Math.min(LONGEST_REST_MS, RESTS * (performance.now() - began)));
  return performance.now();
}

function wordsFor(sent: number, failed: number): string {
  const failures = failed === 0 ? '' : `, ${failed} could not be sent yet`;
  return `${sent} sent${failures}`;
}

async function nextLook({ db, wall }: SenderDeps): Promise<number> {
  const due = await db.read(nextDueAt);
  if (due === undefined) return LOOK_EVERY_SECONDS;
  return Math.min(LOOK_EVERY_SECONDS, Math.max(1, Math.ceil((due - wall.now()) / 1000)));
}
