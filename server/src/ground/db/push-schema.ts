import type { NoticeType } from '@poolhouse/contract';
import type { Generated } from 'kysely';

/** A browser that takes notices for a player. Instants are real time. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  user_id: number;
  /** The signed-in browser it belongs to; null for a script. Nothing is sent once that browser is signed out. */
  device_id: number | null;
  /** Where its push service takes messages for it. Who knows it can reach the browser, so it is in no log. */
  endpoint: string;
  /** SHA-256 of the endpoint, unique. */
  endpoint_hash: string;
  p256dh: string;
  auth: string;
  /** What the caller calls the device, and its kind; '' when it did not say. */
  vid: string;
  device_kind: string;
  created_at: number;
  last_sent_at: number | null;
  tested_at: number | null;
  /** The push service asked to be left alone until then. */
  rest_until: number | null;
}

/** A kind of notice that a player wants of a game. */
export interface PushWishesTable {
  user_id: number;
  event_id: number;
  kind: NoticeType;
  /** Page of the contest on whose board the bell was last set, from the site's root. */
  page: string;
}

/** A notice on its way to one browser, written in the transaction that causes it. */
export interface PushOutboxTable {
  id: Generated<number>;
  subscription_id: number;
  /** Names the cause, so that one cause makes one notice a browser: `event:17:score:20-13`. */
  dedupe_key: string;
  /** A NoticeKind; a contest may have kinds of its own. */
  kind: string;
  /** Page that the notice opens, from the site's root. */
  page: string;
  event_id: number | null;
  /** Board and first and last message of a smack notice, whose words are put together when it leaves. */
  board: string | null;
  first_message: number | null;
  last_message: number | null;
  /** JSON of a Notice; '' for smack, and once it is done with. */
  payload: string;
  /** Site time of the cause. */
  at: number;
  state: 'waiting' | 'sent' | 'dropped';
  /** Why it was dropped, or what the last try came to. */
  note: string;
  /** Real time; 0 for at once. */
  next_try_at: number;
  tries: number;
  /** Real time from which it is no news any more; null until a sender has looked at it. */
  give_up_at: number | null;
  claimed_by: string | null;
  claimed_until: number | null;
}
