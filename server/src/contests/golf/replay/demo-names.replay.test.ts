import { readCsv } from '../../../sport/imports/csv-file';
import { demoGolfers } from '../demo/demo-golfers';
import { fieldFile, fieldOf } from '../imports/field-file';
import { golferNameKey } from '../rules/golfer-name.rules';
import { describeRecordedGolf, golfFiles, golfText, recordedRounds } from './recorded-golf';

const LISTS = [
  ['results_2022_tournament_level.csv', 'player'],
  ['masters_2019_rounds.csv', 'player_name'],
  ['stats/birdie_average_2022_2024.csv', 'PLAYER'],
  ['stats/greens_in_regulation_pct_2022_2024.csv', 'PLAYER'],
  ['stats/official_world_golf_ranking_2022_2024.csv', 'PLAYER'],
] as const;
const EAST_LAKE = ['tour_championship_2011/rounds_by_hole.csv', 'tour_championship_2020/tour_championship_2020_holes.csv'];
const FIELDS = 'fields_odds';

/** Everybody of whom the recorded tournaments know. */
function recordedNames(): Set<string> {
  const listed = LISTS.flatMap(([file, column]) => readCsv(golfText(file), [column]).rows.map((row) => row.value(column)));
  const played = EAST_LAKE.flatMap((file) => recordedRounds(file).map(({ name }) => name));
  const drawn = golfFiles(FIELDS).flatMap((file) =>
    fieldOf(fieldFile.parse(JSON.parse(golfText(`${FIELDS}/${file}`))), () => undefined).golfers.map(({ name }) => name),
  );
  return new Set([...listed, ...played, ...drawn].map(golferNameKey).filter((name) => name !== ''));
}

describeRecordedGolf('the golfers of the demo', [FIELDS, ...EAST_LAKE, ...LISTS.map(([file]) => file)], () => {
  it('are nobody of the recorded fields, results and rankings', () => {
    const known = recordedNames();
    expect(known.size).toBeGreaterThan(1000);
    expect(known).toContain('scottie scheffler');
    expect(demoGolfers.filter((name) => known.has(golferNameKey(name)))).toEqual([]);
    expect(new Set(demoGolfers).size).toBe(demoGolfers.length);
  });
});
