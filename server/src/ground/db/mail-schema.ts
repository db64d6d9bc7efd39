import type { Generated } from 'kysely';

/** A link that sets a password once. Only the SHA-256 of its guid is kept. Instants are the site's time. */
export interface UserLinksTable {
  id: Generated<number>;
  user_id: number;
  mode: 'join' | 'reset';
  guid_hash: string;
  created_at: number;
  expires_at: number;
  /** Set as well when another link of the user was used. */
  used_at: number | null;
}

/** What a player chose; without a row the defaults hold. */
export interface UserOptionsTable {
  user_id: number;
  weekly_reminder: number;
  weekly_recap: Generated<number>;
  mobile_smack: number;
  mobile_moments: Generated<number>;
  /** IANA zone; '' for the contests' own. */
  time_zone: string;
  /** hh:mm wall times; all three null for no quiet hours. */
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_zone: string | null;
  /** How the player is shown to others; '' for what follows from their account. */
  color: Generated<string>;
  monogram: Generated<string>;
}

/** A mail, written in the transaction that causes it. Instants are real time but for useful_until. */
export interface MailOutboxTable {
  id: Generated<number>;
  /** Names the cause, so that one cause makes one mail: `reminder:7:2022-09-06`. */
  dedupe_key: string;
  kind: string;
  user_id: number | null;
  to_address: string;
  subject: string;
  /** Both bodies are emptied once the mail is sent: they hold links that act for the player. */
  body_text: string;
  body_html: string;
  unsubscribe_url: string;
  /** The same at each try, so that a mailbox can tell a mail that came twice. */
  message_id: string;
  created_at: number;
  /** Site time after which the mail is not worth sending any more. */
  useful_until: number | null;
  next_try_at: number;
  tries: number;
  /** The sender at work on it, until when. */
  claimed_by: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  gave_up_at: number | null;
  last_error: string | null;
}

/** Lets the reader of a mail turn mails of its sort off without signing in. Only the SHA-256 of the token is kept. */
export interface UnsubscribeTokensTable {
  token_hash: string;
  user_id: number;
  /** A MailSort. */
  turns_off: Generated<string>;
  created_at: number;
}

/** What a player wants a new entry of a kind to be called; without a row the user's name. */
export interface EntryNameWishesTable {
  user_id: number;
  contest_type: string;
  entry_name: string;
}
