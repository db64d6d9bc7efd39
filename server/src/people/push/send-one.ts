import type { ClaimDeps, Claimed } from './claim-due';
import { noteService, recordTry, releaseNotice } from './claims.store';
import { deliver, type DeliveryDeps } from './deliver';
import type { Notice } from './push';
import { mannerOf, restUntil } from './sending.rules';
import { dropSubscriptions } from './subscriptions.store';

export type SenderDeps = ClaimDeps &
  DeliveryDeps & {
    /** How many of a user's entries wait for them. */
    waiting?(userId: number): Promise<number>;
  };
export type Sent = 'sent' | 'gone' | 'later' | 'refused' | 'stopped';

/** Sends a claimed notice and writes down what came of it. */
export async function sendOne(deps: SenderDeps, owner: string, { due, tries, notice, giveUpAt }: Claimed): Promise<Sent> {
  const { db, wall, signal, manners = {} } = deps;
  const { id, subscription_id: browser, endpoint, p256dh, auth, kind } = due;
  const answer = await deliver(deps, {
    endpoint,
    p256dh,
    auth,
    urgency: mannerOf(kind, manners).urgency,
    notice: await counted(deps, due.user_id, notice),
    keptMs: giveUpAt - wall.now(),
  });
  if (answer.came === 'later' && signal.aborted) {
    await db.write((tx) => releaseNotice(tx, id, owner));
    return 'stopped';
  }
  await db.write(async (tx) => {
    if (answer.came === 'gone') return dropSubscriptions(tx, [browser]);
    if (answer.came === 'refused') return recordTry(tx, id, owner, { state: 'dropped', note: answer.why });
    if (answer.came === 'taken') {
      await recordTry(tx, id, owner, { state: 'sent', note: '' });
      return noteService(tx, browser, { last_sent_at: wall.now(), rest_until: null });
    }
    const again = restUntil(tries, answer.retryAfterMs, wall.now());
    await recordTry(
      tx,
      id,
      owner,
      again >= giveUpAt ? { state: 'dropped', note: `too late: ${answer.why}` } : { note: answer.why, next_try_at: again },
    );
    return noteService(tx, browser, { rest_until: again });
  });
  return answer.came === 'taken' ? 'sent' : answer.came;
}

/** With what waits for its reader. A notice that cannot be counted goes out without. */
async function counted({ waiting }: SenderDeps, userId: number, notice: Notice): Promise<Notice> {
  const count = await waiting?.(userId).catch(() => undefined);
  return count === undefined ? notice : { ...notice, waiting: count };
}
