import type { MySeasonTrophy } from '@poolhouse/contract';
import { formatPlace, plural } from '@poolhouse/contract/formats';
import type { FootballSeason } from '../football-season';
import { planPot } from '../money/pot.rules';
import { payoutsOf } from '../season/payouts.rules';

/** What an entry has won of a season: prizes of its end once it is over, then the weeks up to the last that counts. */
export function trophiesOf(
  { contest, entries, season }: Pick<FootballSeason, 'contest' | 'entries' | 'season'>,
  entryId: number,
  lastWeek: number,
): MySeasonTrophy[] {
  const { year: Year } = contest;
  const weeks = season.run.weeks.slice(0, lastWeek).flatMap(({ winners, each }, n): MySeasonTrophy[] => {
    if (!winners.includes(entryId) || each === 0) return [];
    const among = winners.length === 1 ? 'alone' : `one of ${winners.length}`;
    return [{ ...trophy(Year, 'week', n + 1), Head: `Week ${n + 1}`, Text: `${plural(each, 'point')}, ${among}` }];
  });
  if (!season.run.over || lastWeek < season.weeks) return weeks;
  const payouts = payoutsOf(planPot({ ...contest, entries: entries.length }), season.run, season.overall);
  const prizes = payouts.flatMap(({ kind, place, points, winner }): MySeasonTrophy[] => {
    if (winner?.entryId !== entryId) return [];
    const shared = payouts.filter((one) => one.kind === kind && one.place === place).length > 1;
    const Head = place === null ? 'Cigar' : `${formatPlace(place, shared)} overall`;
    return [{ ...trophy(Year, kind, 0), Head, Text: plural(points, 'point') }];
  });
  return [...prizes, ...weeks];
}

const trophy = (Year: number, Kind: MySeasonTrophy['Kind'], Week: number): Pick<MySeasonTrophy, 'ID' | 'Kind' | 'Year' | 'Week'> => ({
  ID: `${Year}-${Kind}-${Week}`,
  Kind,
  Year,
  Week,
});
