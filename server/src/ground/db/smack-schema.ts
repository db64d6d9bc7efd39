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
