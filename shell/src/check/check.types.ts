import type { KeptContest } from '@poolhouse/shared-ui/proof';
import type { LeftOut } from './left-out.rules';
import type { Log } from './log.types';
import type { OpenedPick } from './opened.types';
import type { Past } from './past.rules';
import type { Shown } from './read-proof';
import type { CheckedReceipt } from './receipts.rules';

/** What one check came to, as far as it has come. */
export interface Found {
  readonly opened?: readonly OpenedPick[];
  readonly leftOut?: LeftOut;
  readonly past?: Past;
  readonly receipts?: readonly CheckedReceipt[];
}

/** What was read, and is checked. */
export interface Subject {
  readonly contest: number;
  readonly shown: Shown;
  readonly log: Log;
}

/** A check that is done. */
export interface Checked extends Subject, Required<Found> {
  readonly kept: KeptContest;
  /** This browser saw the contest's log for the first time. */
  readonly first: boolean;
  /** When it ended, the site's time; and how long this browser was at it, in ms. */
  readonly at: number;
  readonly ms: number;
  /** The three words of what is shown, and those of what was seen of it, then and now, where they differ. */
  readonly words: readonly string[];
  readonly wordsThen: { readonly seen: readonly string[]; readonly now: readonly string[] } | null;
}

export type CheckState =
  | { readonly is: 'checking'; readonly found: Found; readonly subject: Subject | null }
  | { readonly is: 'done'; readonly checked: Checked }
  /** It could not be read, or is nothing that can be checked. */
  | { readonly is: 'failed'; readonly message: string; readonly last: KeptContest['checked'] | undefined };
