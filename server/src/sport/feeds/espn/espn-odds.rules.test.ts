import { homeLine } from './espn-odds.rules';
import type { EspnOdds } from './espn.schema';

const teams = { away: 'KC', home: 'ARI' };
const odds = (values: Partial<EspnOdds>): EspnOdds => ({
  details: undefined,
  spread: undefined,
  overUnder: undefined,
  homeTeamOdds: undefined,
  awayTeamOdds: undefined,
  ...values,
});
const marks = (home: boolean) => ({ homeTeamOdds: { favorite: home }, awayTeamOdds: { favorite: !home } });

describe("the home line in ESPN's odds", () => {
  it.each<[string, Array<Partial<EspnOdds> | null> | undefined, number | null]>([
    ['no odds', undefined, null],
    ['an empty place, then odds', [null, { details: 'ARI -3' }], -3],
    ['the away team favoured', [{ details: 'KC -6.5' }], 6.5],
    ['the home team favoured', [{ details: 'ARI -2.0' }], -2],
    ["a pick'em", [{ details: 'EVEN' }], 0],
    ["a pick'em in short", [{ details: 'PK' }], 0],
    ['the number, as it comes since 2025', [{ details: 'KC -3.5', spread: 3.5, ...marks(false) }], 3.5],
    ['the number alone', [{ spread: -7 }], -7],
    ['a number of nothing', [{ details: 'EVEN', spread: -0 }], 0],
    ["another abbreviation than the team's", [{ details: 'ARZ -6.5', ...marks(true) }], -6.5],
    ['an unknown abbreviation without a mark', [{ details: 'XYZ -6.5' }], null],
    ['a number against its text', [{ details: 'KC -3.5', spread: -3.5 }], null],
    ['a number against its mark', [{ spread: -3.5, ...marks(false) }], null],
    ['two different numbers', [{ details: 'KC -3.5', spread: 6 }], null],
    ['quarter points', [{ details: 'KC -3.25' }], null],
    ['words', [{ details: 'OFF' }], null],
  ])('%s', (_name, list, line) => {
    expect(
      homeLine(
        list?.map((one) => one && odds(one)),
        teams,
      ),
    ).toBe(line);
  });
});
