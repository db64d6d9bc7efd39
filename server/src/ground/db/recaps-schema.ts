/** The address at which a round's card is shown without an account. */
export interface RecapSharesTable {
  /** As it stands in the address: whoever is in the pool is shown it again. */
  token: string;
  contest_id: number;
  round: number;
  /** Site time. */
  created_at: number;
}
