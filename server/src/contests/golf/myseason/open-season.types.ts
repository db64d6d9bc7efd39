import type { GolfStandingRow } from '@poolhouse/contract';
import type { Contest, Entry } from '../../contest';
import type { RecapFinisher } from '../recap/tournament-recap.types';
import type { RareHole } from './rare-holes.rules';
import type { RuleScores } from './simple-rules.rules';

/** A tournament that is official and was played, as the seasons of a contest's entries tell it. */
export interface OpenTournament {
  /** Its number in the season. */
  readonly seq: number;
  readonly tid: number;
  readonly name: string;
  readonly double: boolean;
  /** Who is in the pool now and played it. */
  readonly finishers: readonly RecapFinisher[];
  /** Where each entry stands in the season after it. */
  readonly ranks: ReadonlyMap<number, number>;
  readonly rare: readonly RareHole[];
  readonly rules: RuleScores | undefined;
}

/** Of a contest: all that its entries' seasons are made of. */
export interface OpenSeason {
  readonly contest: Contest;
  readonly entries: readonly Entry[];
  readonly tournaments: readonly OpenTournament[];
  readonly table: readonly GolfStandingRow[];
  /** Whether all tournaments of the season are official. */
  readonly over: boolean;
}
