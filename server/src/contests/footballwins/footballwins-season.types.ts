import type { WinsScoreRow, WinsStandingRow, WinsTurnRow } from '@poolhouse/contract';
import type { Game } from '../../sport/games/game';
import type { Contest, Entry } from '../contest';
import type { KeptPeriod } from '../periods/period';
import type { DraftPick } from './draft.rules';
import type { StoredTeam } from './footballwins.store';
import type { SoFar } from './outlook.rules';
import type { PrizeTerms } from './payouts.rules';
import type { Earlier } from './projection.rules';
import type { Records } from './records.rules';

/** What is stored of one contest: all that its draft has settled. */
export interface WinsFacts {
  terms: PrizeTerms;
  teams: readonly StoredTeam[];
  /** Wins expected of the season's teams. */
  expected: ReadonlyMap<string, number>;
  picks: readonly DraftPick[];
  seats: readonly number[];
}

/** A team of the contest and whose it is. */
export interface WinsTeam {
  abbrev: string;
  /** A present entry. */
  owner: number | null;
  /** Set by an administrator, or expected of the season; null when not known. */
  expWins: number | null;
  /** The turn in which its owner drafted it. */
  drafted: number | null;
}

/** What the draft has settled and the weeks after it have played: from there the next one begins. */
export interface WinsState {
  terms: PrizeTerms;
  teams: readonly WinsTeam[];
  /** Of the contest's weeks. */
  records: Records;
  earlier: Earlier;
}

/** What pages show of the draft, and of a week. */
export type WinsRow = WinsTurnRow | WinsStandingRow | WinsScoreRow;

/** All that one period is played on. */
export interface PeriodFacts {
  contest: Contest;
  entries: readonly Entry[];
  /** 0 is the draft. */
  week: number;
  /** Those of the regular season. */
  games: readonly Game[];
  /** From when on it can be over: the draft as its contest begins, a week as its window closes. Epoch ms, as the other. */
  closesAt: number;
  /** From when on no game is awaited any more that was never reported. */
  endsAt: number;
  /** Of the draft alone. */
  draft: WinsFacts | undefined;
}

/** A period, and what it has made of the one before it. */
export interface WinsPeriod extends PeriodFacts {
  before: WinsState;
  after: WinsState;
}

/** One contest: periods that are over as they were kept, the others from all of their facts. */
export interface WinsSeason extends WinsState, SoFar {
  contest: Contest;
  entries: readonly Entry[];
  weeks: number;
  /** The week that is on. */
  showWeek: number;
  /** The draft, then week by week of the season. */
  over: readonly KeptPeriod<WinsState, WinsRow>[];
  /** The others by number, without the weeks before the contest's first. */
  open: ReadonlyMap<number, WinsPeriod>;
  /** The time in which it stays so if nothing is written, epoch ms. */
  validFrom: number;
  validUntil: number;
}
