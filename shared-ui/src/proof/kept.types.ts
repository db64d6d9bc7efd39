/** A checkpoint that this browser was given, and the site's time of it in epoch ms. */
export interface SeenCheckpoint {
  readonly checkpoint: string;
  readonly at: number;
}

/** Why what was shown does not follow from what was seen. */
export type Misfit =
  /** What was seen is not the beginning of what is shown, or there is less of it. */
  | 'rewritten'
  /** It is signed by another key, or by none. */
  | 'key'
  /** It is another log: its name is another one. */
  | 'origin';

/** What was seen and what was shown later, which cannot both be: both are signed. */
export interface Evidence {
  readonly why: Misfit;
  readonly seen: SeenCheckpoint;
  readonly shown: SeenCheckpoint;
  /** The proof that came with it, base64. */
  readonly proof: readonly string[];
}

/** What this browser keeps of a contest's log; no secret, so it outlives a session. */
export interface KeptContest {
  readonly contest: number;
  readonly origin: string;
  /** The site's key as it was first seen, base64. */
  readonly key: string;
  /** When the first checkpoint was seen, epoch ms. */
  readonly since: number;
  /** How many different checkpoints were seen. */
  readonly count: number;
  readonly seen: SeenCheckpoint;
  /** When it was asked for last, by this device's clock. */
  readonly asked: number;
  /** Ms that the site's clock was ahead of this one's at the last visit. */
  readonly ahead: number;
  readonly evidence?: Evidence;
  /** What the page 'Check this contest' came to last. */
  readonly checked?: { readonly at: number; readonly fits: boolean };
  /** The evidence was saved as a file. */
  readonly saved?: boolean;
}

/** One slot of what a save has sent. */
export interface SentPick {
  readonly slot: number;
  /** As the contest seals it; null for an empty one. */
  readonly pick: unknown;
  /** For people: 'UGA −5.5'; '' for an empty slot. */
  readonly says: string;
}

/** The site's word for a save of this player's; the last one of each entry and period. */
export interface KeptReceipt {
  readonly contest: number;
  readonly entry: number;
  readonly period: string;
  readonly at: number;
  readonly text: string;
  readonly signature: string;
  /** What was sent, where it is what the receipt says; null where only its hash is known. */
  readonly picks: readonly SentPick[] | null;
}
