/** The address at which a round's card is shown without an account. */
export interface RecapSharesTable {
  /** As it stands in the address: whoever is in the pool is shown it again. */
  token: string;
  contest_id: number;
  round: number;
  /** Site time. */
  created_at: number;
}

/** The address at which an entry's season is shown without an account, as its player has shared it. */
export interface SeasonSharesTable {
  /** As it stands in the address: its player is shown it again. */
  token: string;
  entry_id: number;
  /** Site time. */
  created_at: number;
}
