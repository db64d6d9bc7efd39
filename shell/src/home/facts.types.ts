/** What the home list can say about one contest; each part is left out where there is no data for it. */
export interface ContestFacts {
  readonly note: string;
  readonly state: { readonly done: boolean; readonly text: string } | null;
  readonly next: string | null;
  /** Games on now. */
  readonly live: number;
  readonly rank: string | null;
  readonly rankNote: string | null;
  /** Something the player should do before the next kick-off. */
  readonly action: { readonly label: string; readonly href: string } | null;
}

/** A game on now in which the player has a pick. */
export interface LiveGame {
  readonly id: string;
  /** Away, home. */
  readonly sides: readonly [{ team: string; score: number | null }, { team: string; score: number | null }];
  readonly clock: string;
  /** The picked team's abbreviation. */
  readonly pick: string;
  readonly line: number | null;
  /** Result code of the pick, as the contract has it. */
  readonly result: number | null;
  readonly push: boolean;
}

/** A pick whose game is still to come. */
export interface ComingLock {
  readonly id: string;
  readonly pick: string;
  readonly line: number | null;
  /** Kick-off, ISO. */
  readonly at: string;
  /** The player has locked its line already. */
  readonly lineLocked: boolean;
}
