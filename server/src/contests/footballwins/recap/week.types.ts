import type { RecapFact, WinsRecapStanding, WinsRecapTeam, WinsScoreRow, WinsStandingRow } from '@poolhouse/contract';
import type { Score } from '../../../sport/late/late-score.rules';

/** A week that is over, as all see it. */
export interface WinsWeek {
  week: number;
  /** Games that were played. */
  scores: readonly WinsScoreRow[];
  /** Of the week. */
  standings: readonly WinsStandingRow[];
  /** Of the season after it. */
  overall: readonly WinsStandingRow[];
  /** With which scores last two minutes began, by game, where that was seen. */
  late: ReadonlyMap<number, Score>;
  /** Of each week up to this one, in order, its standings. */
  weeks: readonly (readonly WinsStandingRow[])[];
}

/** A game from the side of a team that somebody owns. */
export interface OwnedGame {
  game: WinsScoreRow;
  side: 1 | 2;
  entryId: number;
  name: string;
  /** Its own points and the other's. */
  own: number;
  against: number;
  result: WinsRecapTeam['Result'];
}

/** What a week came to: the same facts stand on the page, on the card and in the mail. */
export interface WinsWeekRecap {
  /** Who had the best week, by name; none where nobody won a game. */
  winners: readonly WinsStandingRow[];
  /** 'Mendoza Line', 'Two shared it', 'Nobody won a game' */
  headline: string;
  /** '4–0'; of several '3–1 each' */
  says: string;
  /** 'Now 2nd of 8, 22–18'; '' for several. */
  note: string;
  best: string;
  facts: readonly RecapFact[];
  standings: readonly WinsRecapStanding[];
  games: readonly OwnedGame[];
  /** By entry a sentence or two. */
  own: ReadonlyMap<number, string>;
}
