import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import { claimNotice, dropNotice, dueNotices, setAside, type DueNotice } from './claims.store';
import type { Notice, NoticeManners } from './push';
import { decide } from './sending.rules';
import { smackNotice } from './smack-notices.store';
import { dropSubscriptions } from './subscriptions.store';

/** So long a notice is one sender's own, ms; longer than a try can take. */
export const CLAIM_MS = 60_000;
/** Notices looked at in one transaction. */
const LOOKED_AT = 50;

export interface ClaimDeps {
  db: Database;
  /** The site's time, by which notices say when their cause was. */
  clock: Clock;
  /** Real time. */
  wall: Clock;
  /** How contests' own kinds of notice are sent; default none. */
  manners?: NoticeManners;
}

export interface Claimed {
  due: DueNotice;
  tries: number;
  notice: Notice;
  giveUpAt: number;
}

/**
 * Looks at the notices that are due: drops what is no news any more, sets aside what shall wait, and claims the rest, one a browser at a
 * time so that they come in order. Undefined when none is due.
 */
export async function claimDue({ db, clock, wall, manners = {} }: ClaimDeps, owner: string): Promise<Claimed[] | undefined> {
  const now = wall.now();
  if ((await db.read((tx) => dueNotices(tx, now, 1))).length === 0) return undefined;
  return db.write(async (tx) => {
    const busy = new Set<number>();
    const claimed: Claimed[] = [];
    const due = await dueNotices(tx, now, LOOKED_AT);
    for (const one of due) {
      if (busy.has(one.subscription_id)) continue;
      const own = await settle(tx, one, { owner, now, age: realAge(one.at, clock), manners });
      if (own || one.signedOut) busy.add(one.subscription_id);
      if (own) claimed.push(own);
    }
    return due.length === 0 ? undefined : claimed;
  });
}

async function settle(
  tx: Tx,
  due: DueNotice,
  { owner, now, age, manners }: { owner: string; now: number; age: number; manners: NoticeManners },
): Promise<Claimed | undefined> {
  if (due.signedOut) {
    await dropSubscriptions(tx, [due.subscription_id]);
    return undefined;
  }
  const decision = decide({ kind: due.kind, age, giveUpAt: due.give_up_at, quiet: due.quiet }, now, manners);
  if (decision.do === 'drop') {
    await dropNotice(tx, due.id, decision.why);
    return undefined;
  }
  const { giveUpAt } = decision;
  if (decision.do === 'wait') {
    await setAside(tx, due.id, decision.until, giveUpAt);
    return undefined;
  }
  const notice = await wordsOf(tx, due);
  if (!notice) {
    await dropNotice(tx, due.id, 'deleted');
    return undefined;
  }
  const mine = await claimNotice(tx, due.id, { owner, now, until: now + CLAIM_MS, giveUpAt });
  return mine ? { due, tries: due.tries + 1, notice, giveUpAt } : undefined;
}

async function wordsOf(
  tx: Tx,
  { kind, page, payload, board, first_message: first, last_message: last, user_id: readerId }: DueNotice,
): Promise<Notice | undefined> {
  if (kind !== 'smack') return JSON.parse(payload) as Notice;
  return board === null || first === null || last === null ? undefined : smackNotice(tx, { board, page, first, last, readerId });
}

/** Real ms since the cause: a practice clock that runs fast makes nothing old before its time, one that was moved does. */
function realAge(at: number, clock: Clock): number {
  return (clock.now() - at) / Math.max(1, clock.rate);
}
