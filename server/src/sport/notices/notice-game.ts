import { wakeIfAsleep } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { addNotices, browsersWanting, rewritePlays, supersedePlays } from '../../people/push/outbox.store';
import type { Notice } from '../../people/push/push';
import type { Game } from '../games/game';
import { keepOutcome } from '../games/game-outcomes.store';
import { keepLateScore } from '../late/late-score.store';
import { noticesOf, type GameNotice, type NoticedGame } from './notices.rules';

/** Name of the agent that looks for what results have made worth telling. */
export const MOMENTS_AGENT = 'moments';

/**
 * To be called by whoever changes a game's score or state, in the same transaction: what there is to tell is then written exactly as
 * often as the change is, and what of its course is asked for later is kept. A browser gets each cause once, whichever process finds it
 * and however often.
 *
 * @param at of the change: site time, epoch ms, and why where somebody said
 */
export async function noticeGame(
  tx: Tx,
  before: NoticedGame,
  after: NoticedGame & Pick<Game, 'sport' | 'season' | 'spread2'>,
  { now, reason = '' }: { now: number; reason?: string },
): Promise<void> {
  await keepLateScore(tx, before, after);
  await keepOutcome(tx, before, after, { at: now, reason });
  if (endsOtherwise(before, after)) await wakeIfAsleep(tx, MOMENTS_AGENT);
  for (const notice of noticesOf(before, after, now)) await post(tx, after.id, notice, now);
}

/** A final score came, went, or is another one. */
const endsOtherwise = (before: NoticedGame, after: NoticedGame): boolean =>
  (before.state === 'final') !== (after.state === 'final') ||
  (after.state === 'final' && (before.score1 !== after.score1 || before.score2 !== after.score2));

async function post(tx: Tx, eventId: number, { kind, dedupeKey, title, body, rewrites }: GameNotice, now: number): Promise<void> {
  const wanting = await browsersWanting(tx, eventId, kind);
  const browsers = wanting.map(({ id }) => id);
  if (browsers.length === 0) return;
  if (rewrites) return rewritePlays(tx, eventId, browsers, body);
  await supersedePlays(tx, eventId, browsers, dedupeKey);
  for (const page of new Set(wanting.map((one) => one.page))) {
    const notice: Notice = { title, body, url: page, tag: `game-${eventId}` };
    const there = wanting.filter((one) => one.page === page).map(({ id }) => id);
    await addNotices(tx, there, { dedupe_key: dedupeKey, kind, page, event_id: eventId, payload: JSON.stringify(notice), at: now });
  }
}
