import { readTotalRow } from './total-row.rules';

const read = (season: string, team: string, line: string) => readTotalRow({ value: (column) => ({ season, team, line })[column] ?? '' });

describe('a row of a file of win totals', () => {
  it.each([
    ['2024', 'BUF', '10.5', { season: 2024, abbrev: 'BUF', line: 10.5 }],
    ['2024', 'LAR', '8.5', { season: 2024, abbrev: 'LA', line: 8.5 }],
    ['2024', 'OAK', '6.5', { season: 2024, abbrev: 'LV', line: 6.5 }],
    ['2019', 'LV', '6', { season: 2019, abbrev: 'OAK', line: 6 }],
    ['2010', 'STL', '5', { season: 2010, abbrev: 'STL', line: 5 }],
    ['2022', 'wsh', '0', { season: 2022, abbrev: 'WAS', line: 0 }],
  ])('%s %s %s is read, under the code of that season', (season, team, line, total) => {
    expect(read(season, team, line)).toEqual({ total });
  });

  it.each([
    ['next', 'BUF', '10', /^season "next" is not a year$/],
    ['1889', 'BUF', '10', /season/],
    ['2024', 'XYZ', '10', /^team "XYZ" did not play in 2024$/],
    ['2001', 'HOU', '5', /^team "HOU" did not play in 2001$/],
    ['2024', '', '10', /team ""/],
    ['2024', 'BUF', '', /line ""/],
    ['2024', 'BUF', '10.25', /line "10.25" is not a number of wins in halves/],
    ['2024', 'BUF', '10.3', /line/],
    ['2024', 'BUF', '-3', /line/],
    ['2024', 'BUF', '18.5', /line/],
    ['2024', 'BUF', '1e1', /line/],
  ])('%s %s %s is refused', (season, team, line, reason) => {
    const refused = read(season, team, line);
    expect('reasons' in refused && refused.reasons.join('; ')).toMatch(reason);
  });

  it('names every fault of a row', () => {
    expect(read('x', 'BUF', 'y')).toEqual({ reasons: [expect.stringContaining('season'), expect.stringContaining('line')] });
  });
});
