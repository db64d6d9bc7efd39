import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';

/** Something worth telling: 'The bad beat', 'Sack Lunch, Raiders +3.5', 'Ahead by 3.5 with two minutes to go, lost by 3.5'. */
export interface CardFact {
  title: string;
  head: string;
  text: string;
}

/** What a week or a tournament came to, as its picture shows it. No card holds what is sealed, or the name of an account. */
export interface RecapCard {
  /** Of the contest: 'Oak Street Pool'. */
  pool: string;
  /** 'Week 11, Nov 13–17' */
  when: string;
  /** Above the headline: 'Won the week'. */
  label: string;
  /** 'Mendoza Line', 'Three shared it', 'Nobody had five' */
  headline: string;
  /** Under it: '5–0 and all 42 points'. */
  says: string;
  /** Whether somebody has won. */
  won: boolean;
  /** Under it where several won. */
  names: readonly string[];
  /** What the one who won had: 'UGA', '−5.5'; `mark` stands in a square above it, 'W', or '' for none. */
  picks: readonly { mark: '' | 'W'; name: string; note: string }[];
  /** Under it where nobody won: who was best. */
  best: string;
  /** What was worth telling; the first three are drawn. */
  facts: readonly CardFact[];
  /** 'After 11 weeks', and who leads: 'T2', 'Rusty Nail', '35'. */
  season: { after: string; places: readonly { rank: string; name: string; figure: string }[] };
}

/** How a pick went: right, wrong, a push, covered, a tie, or never decided. */
export type CardCell = 'W' | 'L' | 'P' | 'C' | 'T' | '';

/** What a season came to for one entry, over weeks that are open to all. No card holds what is sealed, or the name of an account. */
export interface SeasonCard {
  /** Of the contest: 'Oak Street Pool'. */
  pool: string;
  /** '2026 season', '2026 season so far' */
  when: string;
  /** Of the entry: 'Rusty Nail'. */
  name: string;
  /** '2nd' */
  place: string;
  /** 'of 14' */
  among: string;
  /** '46–29, 61.3%' */
  record: string;
  /** '98 points won, 1 win behind Turf Toe'; '' for neither. */
  says: string;
  /**
   * A column each. `letters` stand in the cells in the place of theirs, such as a place; `notes` below them, '' for an empty line. Where a week
   * has one cell alone, its wins are that and `wins` is null.
   */
  weeks: readonly {
    week: number;
    cells: readonly CardCell[];
    letters?: readonly string[];
    notes?: readonly string[];
    wins: number | null;
    perfect: boolean;
  }[];
  facts: readonly CardFact[];
  /** 'After 15 weeks: 46 of 75 picks right' */
  sum: string;
}

/** The same in words, for mails. */
export interface RoundRecap {
  card: RecapCard;
  /** The page inside, from the site's root: '/pool/recap?week=11'. */
  page: string;
  /** Sentences: 'The bad beat: Sack Lunch, Raiders +3.5. …'. */
  lines: readonly string[];
  /** By entry id a sentence of its own. */
  own: ReadonlyMap<number, string>;
}

/** A round, such as a week by its number or a tournament by its id, of which the mail goes out from `from` on, epoch ms of site time. */
export interface OverRound {
  round: number;
  from: number;
}

/** What a kind of contest brings, so that its rounds have recaps that can be shared and mailed, and its seasons a picture. */
export interface RecapSource {
  readonly type: ContestType;
  /** Of a round as a snapshot has it; undefined while it is not over, or is none of the contest's. Left out where rounds have none. */
  find?(tx: Tx, contest: Contest, round: number, now: number): Promise<RoundRecap | undefined>;
  /**
   * The latest one that is over and will be looked at no more, if it is one of the contest's, which `find` says; undefined for none. It is
   * asked of all contests every minute, so it grades nothing. Left out where rounds have none.
   */
  latest?(tx: Tx, contest: Contest, now: number): Promise<OverRound | undefined>;
  /** Of an entry's season as a snapshot has it, up to the last round that is open to all; undefined while these are too few for one. */
  season?(tx: Tx, contest: Contest, entryId: number, now: number): Promise<SeasonCard | undefined>;
}
