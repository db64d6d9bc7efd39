import { chancesOf } from './chances.rules';
import type { RacePage } from './race-page.rules';
import { raceOf } from './race.rules';

/** My chance of first place, the same as the page of chances says; what holes are worth is left out, which takes most of the time. Null without an entry or a race. */
export function* myWin(page: RacePage): Generator<void, number | null> {
  const race = raceOf(page);
  if (!race || race.mine < 0) return null;
  const { entries } = yield* chancesOf({ ...race, mine: -1 }, []);
  return entries[race.mine]?.win ?? null;
}
