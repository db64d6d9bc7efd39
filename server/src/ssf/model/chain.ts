import type { Edition } from './edition.rules';
import type { ModelGame, Ratings } from './model.types';
import { START } from './ratings.rules';
import { playSeason, type SeasonOutcome } from './season.rules';

/** The state after a season that was computed elsewhere and came with the product. */
export interface ShippedSeason {
  /** Games of the season that went in. */
  readonly games: number;
  readonly ratings: Ratings;
}

/** One edition of the model going from season to season. */
export class Chain {
  private state: Ratings = START;
  /** Games with a result in the state's last season. */
  private results = 0;
  private experience: ReadonlyMap<string, number> = new Map();

  constructor(
    readonly edition: Edition,
    /** By season, the earliest first. */
    private readonly shipped: readonly ShippedSeason[] = [],
  ) {}

  /**
   * Plays the next season; seasons come in their order, and some may be missing.
   *
   * @param predicts false where only the ratings afterwards are of use: lines are most of the work
   */
  play(season: number, games: readonly ModelGame[], totals: ReadonlyMap<string, number>, predicts = true): SeasonOutcome {
    const { edition, experience } = this;
    const outcome = playSeason({ before: this.before(season), season, games, edition, totals, experience, predicts });
    this.state = outcome.after;
    this.results = games.filter(({ result }) => result !== null).length;
    this.experience = outcome.experience;
    return outcome;
  }

  /** Where a season begins: with the latest season before it, and of that with whoever knows more of its games. */
  before(season: number): Ratings {
    const own = this.state.season ?? -Infinity;
    const shipped = this.shipped.findLast(({ ratings }) => (ratings.season ?? Infinity) < season);
    const last = shipped?.ratings.season ?? -Infinity;
    return shipped && (last > own || (last === own && shipped.games > this.results)) ? shipped.ratings : this.state;
  }
}
