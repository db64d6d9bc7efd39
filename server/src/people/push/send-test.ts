import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { noteService } from './claims.store';
import { deliver } from './deliver';
import type { Notice } from './push';
import { pushKeys } from './push-keys';
import { HOUSE_MANNERS } from './sending.rules';
import { dropSubscriptions, liveSubscriptions, takeTests } from './subscriptions.store';

/** A player waits for the answer, so a push service gets less time than usual, ms. */
const ANSWERS_WITHIN_MS = 5000;
/** Between two tests of a browser, ms: else anybody could have the server knock at an address without end. */
export const TESTED_EVERY_MS = 10_000;

const HELLO: Notice = { title: 'It works', body: 'Poolhouse can reach this device.', url: '/', tag: 'test' };

/**
 * Sends a test to a player's browsers at once, quiet hours or not: it was asked for. Browsers that are gone are dropped.
 *
 * @returns how many push services took it
 * @throws Refusal when the browsers were tested a moment ago
 */
export async function sendTest({ db, wall, mail, push }: Pick<Context, 'db' | 'wall' | 'mail' | 'push'>, userId: number): Promise<number> {
  const keys = await pushKeys(db);
  const now = wall.now();
  const browsers = await db.write(async (tx) => {
    const own = await liveSubscriptions(tx, userId, now);
    const due = await takeTests(tx, own, now - TESTED_EVERY_MS, now);
    if (own.length > 0 && due.length === 0)
      throw new Refusal('too_many_requests', 'A test was sent a moment ago. Please wait some seconds.');
    return due;
  });
  const parts = { keys, mail, push, wall, signal: new AbortController().signal, answersWithinMs: ANSWERS_WITHIN_MS };
  const answers = await Promise.all(
    browsers.map(async (browser) => ({
      browser,
      answer: await deliver(parts, {
        ...browser,
        urgency: HOUSE_MANNERS.test.urgency,
        notice: HELLO,
        keptMs: HOUSE_MANNERS.test.newsForMs,
      }),
    })),
  );
  const reached = answers.filter(({ answer }) => answer.came === 'taken').map(({ browser }) => browser.id);
  const gone = answers.filter(({ answer }) => answer.came === 'gone').map(({ browser }) => browser.id);
  if (reached.length + gone.length > 0) {
    await db.write(async (tx) => {
      await dropSubscriptions(tx, gone);
      for (const id of reached) await noteService(tx, id, { last_sent_at: wall.now(), rest_until: null });
    });
  }
  return reached.length;
}
