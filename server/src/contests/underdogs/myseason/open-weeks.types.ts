import type { UnderdogsPickRow } from '@poolhouse/contract';
import type { DogStanding } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import type { Ranked } from '../../standings/ranking.rules';
import type { LeftDog } from '../missed-pick.rules';
import type { GradedDog } from '../recap/dog-week.types';

/** A week whose last result is there and of which nothing is sealed any more. */
export interface OpenWeek {
  readonly week: number;
  /** Every dog that was played, by its closing line, the biggest first. */
  readonly dogs: readonly LeftDog<Game>[];
  /** The pick of each entry; none for who could not have picked. */
  readonly rows: ReadonlyMap<number, UnderdogsPickRow>;
  /** Those that were graded. */
  readonly picks: readonly GradedDog[];
  /** The season after it, of the entries that were there before it closed. */
  readonly table: readonly Ranked<DogStanding>[];
}
