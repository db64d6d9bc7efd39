import type { Game } from '../../sport/games/game';
import type { Entry } from '../contest';
import type { DraftPick } from './draft.rules';
import type { FootballWinsContest } from './terms.store';

/** A regular-season game in its contest week; `open` while it can still be played to its end. */
export type RegularGame = Game & { week: number; open: boolean };

/** A team of the contest and whose it is. */
export interface WinsTeam {
  abbrev: string;
  /** A present entry. */
  owner: Entry | null;
  /** Set by an administrator, or expected of the season; null when not known. */
  expWins: number | null;
  /** The turn in which its owner drafted it. */
  drafted: number | null;
}

/** All facts of one contest's season, before they are made into rows. */
export interface WinsSeason {
  contest: FootballWinsContest;
  entries: readonly Entry[];
  teams: readonly WinsTeam[];
  /** Entry id by team. */
  owners: ReadonlyMap<string, number>;
  /** Those of the contest's weeks. */
  games: readonly RegularGame[];
  /** Those of the season that were to be played before the contest began. They tell how strong teams are, and count for nobody. */
  earlier: readonly RegularGame[];
  weeks: number;
  /** The week that is on. */
  showWeek: number;
  draft: { seats: readonly number[]; picks: readonly DraftPick[] };
}
