declare module '../../ground/db/schema' {
  interface Schema {
    auction_rooms: AuctionRoomsTable;
    auction_log: AuctionLogTable;
    auction_proxies: AuctionProxiesTable;
    auction_colors: AuctionColorsTable;
    auction_practice: AuctionPracticeTable;
  }
}

/** An auction before its first event. */
export interface AuctionRoomsTable {
  contest_id: number;
  /** JSON of what was set before it opened. */
  settings: string;
  /** Seals the order of lots and turns; '' before the lots are made. Nobody is told it before the auction is over. */
  seed: string;
  commit_hash: string;
  /** Ids of all lots in the sealed order, `1181,1222`. */
  lots: string;
  /** Entries in the order of their turns; '' before the auction opens. */
  owners: string;
}

/** What happened, in order; never changed. The truth of an auction. */
export interface AuctionLogTable {
  contest_id: number;
  seq: number;
  type: string;
  at: number;
  wall_ms: number;
  lot: number | null;
  entry_id: number | null;
  amount: number | null;
  by_user: number | null;
  of_seq: number | null;
  reason: string;
  kind: string;
  /** JSON of changed settings; null. */
  settings: string | null;
}

/** Sealed maxima. */
export interface AuctionProxiesTable {
  contest_id: number;
  lot: number;
  entry_id: number;
  max_bid: number;
  /** The earlier of two alike holds. */
  saved_seq: number;
}

/** An owner's colour, where it is not that of the order of entry. */
export interface AuctionColorsTable {
  entry_id: number;
  color: string;
}

/** A player's practice room; apart from every auction, and thrown away. */
export interface AuctionPracticeTable {
  user_id: number;
  contest_id: number;
  seed: number;
  /** Real time, epoch ms. */
  started_at: number;
  /** JSON of the player's bids. */
  bids: string;
}
