/** A tournament that is not over, in terms of places and who holds them. */
export interface Race {
  /** Places in the order of the bracket, 64, by their seed. */
  seeds: readonly number[];
  /** By round from 0 and game: the index of the place that won; undefined while it is open. */
  winners: readonly (readonly (number | undefined)[])[];
  /** What owners hold of a place: index of the owner, share 0 to 1. */
  holders: readonly (readonly { owner: number; part: number }[])[];
  /** What a win pays by round. */
  values: readonly number[];
  /** Of each owner: paid, and won so far. */
  paid: readonly number[];
  won: readonly number[];
  open: number;
}
