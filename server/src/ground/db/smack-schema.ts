import type { Generated } from 'kysely';

export interface SmackTable {
  id: Generated<number>;
  /** `football:3` */
  board: string;
  /** Null for what the house says. */
  user_id: number | null;
  entry_name: string;
  message: string;
  created_at: number;
  archived: number;
  /** The message that it answers, which may be gone; null for one that answers none. */
  reply_to: Generated<number | null>;
}

/** What is said of messages on smack boards. */
export interface SmackReactionsTable {
  message_id: number;
  entry_id: number;
  /** One of SMACK_REACTIONS. */
  reaction: string;
  at: number;
}

export interface SmackMentionsTable {
  message_id: number;
  entry_id: number;
  /** As it stands in the message. */
  name: string;
}
