import type { UnderdogsPickRow } from '@poolhouse/contract';
import type { DogCounts, DogGrade } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import type { Side } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';

export interface NamedEntry {
  readonly id: number;
  readonly name: string;
}

/** A pick that was graded, whoever or whatever made it. */
export interface GradedDog {
  readonly entry: NamedEntry;
  readonly game: Game;
  readonly side: Side;
  /** Points that the team got. */
  readonly spread: number;
  readonly grade: DogGrade;
  /** Given by the missed-pick rule. */
  readonly auto: boolean;
}

export type Counts = Readonly<Record<number, DogCounts>>;

/** A week that is over, and the season around it. */
export interface DogWeekFacts {
  readonly week: number;
  /** Those that were there before it closed. */
  readonly entries: readonly NamedEntry[];
  /** Their rows of the week, by entry; none for who could not have picked. */
  readonly rows: ReadonlyMap<number, UnderdogsPickRow>;
  /** Those of the week, and those that were picked and have left it. */
  readonly games: ReadonlyMap<number, Game>;
  /** With which scores last two minutes began, by game, where that was seen. */
  readonly late: ReadonlyMap<number, Score>;
  /** Of each week up to this one, in order, the grade of each entry. */
  readonly grades: readonly ReadonlyMap<number, UnderdogsPickRow['Grade']>[];
  /** How the season stood before it, null before the contest's first week, and after it. */
  readonly before: Counts | null;
  readonly after: Counts;
}
