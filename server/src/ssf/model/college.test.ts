import { parse } from 'csv-parse/sync';
import { describeRecorded, recordedText } from '../../sport/feeds/testing/recorded.fixture';
import { tallyOf } from '../accuracy/tally.rules';
import { Chain } from './chain';
import { COLLEGE_EDITION } from './edition.rules';
import { sumOf } from './lines.rules';

const YEARS = [2014, 2015, 2017, 2018, 2019];
const fileOf = (year: number) => `ncaaf/cfb_lines_${year}.csv`;

describeRecorded('college on the recorded seasons', YEARS.map(fileOf), () => {
  it('is off by what was published in 2017 to 2019', () => {
    const chain = new Chain(COLLEGE_EDITION);
    const graded = YEARS.flatMap((season) => {
      const rows = parse<Record<string, string>>(recordedText(fileOf(season)), { columns: true });
      const games = rows.map((row, id) => ({
        id,
        season,
        day: Date.parse(`${row['game_date']}T00:00:00Z`) / 86_400_000,
        club1: row['away'] ?? '',
        club2: row['home'] ?? '',
        neutral: false,
        division: false,
        roofed: false,
        starter1: null,
        starter2: null,
        result: { score1: Number(row['away_score']), score2: Number(row['home_score']) },
      }));
      const { predictions } = chain.play(season, games, new Map());
      return predictions.map(({ gameId, lines1, lines2, notes }) => {
        expect(notes).toEqual([]);
        const [away, home] = [sumOf(lines1) / 10, sumOf(lines2) / 10];
        const { result } = games[gameId]!;
        const line = rows[gameId]!['spread']!;
        const spread2 = 0 - (line === 'pk' ? 0 : Number(line));
        return { season, margin: home - away, total: home + away, sigma: COLLEGE_EDITION.sigma, ...result, spread2, totalLine: null };
      });
    });
    const { n, modelMargin, lineMargin, wins, losses } = tallyOf(graded.filter(({ season }) => season >= 2017));
    expect([n, (modelMargin / n).toFixed(2), (lineMargin / n).toFixed(2)]).toEqual([2212, '13.29', '12.39']);
    expect(Math.abs(wins / (wins + losses) - 0.491)).toBeLessThan(0.002);
  });
});
