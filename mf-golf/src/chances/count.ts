import { chancesOf, type Chances } from './chances.rules';
import type { RacePage } from './race-page.rules';
import { raceOf, type Race } from './race.rules';
import { mostWorth, type HoleWorth } from './worth.rules';

/** Chances with the race that they were counted of, and the next holes that are worth most to me. */
export interface Counted {
  readonly race: Race;
  readonly chances: Chances;
  readonly worths: readonly HoleWorth[];
}

/** The chances of all entries; null without a race. */
export function* countOf(page: RacePage, prizes: readonly number[]): Generator<void, Counted | null> {
  const race = raceOf(page);
  if (!race) return null;
  yield;
  const chances = yield* chancesOf(race, prizes);
  return { race, chances, worths: mostWorth(race, chances) };
}

/** My chance of first place, the same as the page of chances says; what holes are worth is left out, which takes most of the time. Null without an entry or a race. */
export function* myWin(page: RacePage): Generator<void, number | null> {
  const race = raceOf(page);
  if (!race || race.mine < 0) return null;
  yield;
  const { entries } = yield* chancesOf({ ...race, mine: -1 }, []);
  return entries[race.mine]?.win ?? null;
}
