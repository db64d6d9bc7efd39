import type { EntryRecap } from '../board/entry-recap';
import type { ToldRecap } from './told-recap.types';

/** What an entry of the pool had when the tournament became official. Amounts in cents. */
export interface RecapFinisher {
  readonly entryId: number;
  readonly name: string;
  readonly place: number;
  readonly shared: boolean;
  readonly score: number;
  /** To par by round. */
  readonly rounds: readonly number[];
  /** All that it won. */
  readonly cents: number;
  /** Of it what the aces pot paid. */
  readonly aces: number;
  /** '$9 for place 1'; '' for nothing. */
  readonly won: string;
  /** How a tie on total was decided; ''. */
  readonly note: string;
  readonly recap: EntryRecap;
}

/** A tournament that is official, and the season around it. */
export interface RecapTournament {
  readonly finishers: readonly RecapFinisher[];
  /** Of each tournament of the season up to this one that was played, in order: who won a prize, and who was first. */
  readonly played: readonly { readonly paid: ReadonlySet<number>; readonly first: ReadonlySet<number> }[];
  /** The next one, with the cents that its pots hold by then; null after the last. */
  readonly next: { readonly name: string; readonly aces: number; readonly winner: number } | null;
}

/** What a tournament came to in golf. */
export type TournamentRecap = ToldRecap<RecapFinisher>;
