import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { aLiveGame } from '../../testing/board.fixture';
import { gameLeft, shareLeft } from './game-left.rules';

/** Recorded seasons lie beside the repository, not in it. */
const DATA = process.env['POOLHOUSE_RECORDED'] ?? resolve(__dirname, '../../../../../shared/data');
const [NFL, COLLEGE] = [`${DATA}/nfl/games.csv`, `${DATA}/ncaaf`];

function table(file: string): (name: string) => string[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  return (name) => lines.map((line) => line.split(',')[head.split(',').indexOf(name)] ?? '');
}

/** The root of the mean square of how far games ended from their line. */
function farFromLine(margins: readonly number[]): number {
  const known = margins.filter((margin) => !Number.isNaN(margin));
  expect(known.length).toBeGreaterThan(3000);
  return Math.sqrt(known.reduce((sum, margin) => sum + margin * margin, 0) / known.length);
}
const numbers = (column: readonly string[]): number[] => column.map((cell) => (cell === '' || cell === 'NA' ? NaN : Number(cell)));

describe('what is left of a game', () => {
  it.each([
    ['', '', 1],
    ['Q1', '15:00', 1],
    ['Q2', '12:00', 0.7],
    ['Q2', '', 0.5],
    ['Halftime', '', 0.5],
    ['Q4', '3:00', 0.05],
    ['Q4', '', 0],
    ['OT', '6:00', 0.1],
    ['OT', '', 0],
  ])('of %p %p is a share of %p', (status, timeLeft, share) => expect(shareLeft({ status, timeLeft })).toBeCloseTo(share, 9));

  it('is what the line still expects, and the more open the more time is left', () => {
    const game = aLiveGame({ Spread2: -6, score1: 10, score2: 14, status: 'Halftime', timeLeft: '' });
    expect(gameLeft(game)).toEqual({ lead: 4, drift: 3, spread: 13.2 * Math.SQRT1_2 });
    expect(gameLeft({ ...game, SportAbbrev: 'NCAA', status: '', timeLeft: '' })).toEqual({ lead: 4, drift: 6, spread: 15.9 });
  });

  const recorded = existsSync(NFL) && existsSync(COLLEGE) ? it : it.skip;
  recorded('goes as far from the line as the recorded seasons did', () => {
    const nfl = table(NFL);
    const [seasons, results, lines] = [nfl('season').map(Number), numbers(nfl('result')), numbers(nfl('spread_line'))];
    expect(farFromLine(results.map((result, n) => (seasons[n]! < 2002 ? NaN : result - lines[n]!)))).toBeCloseTo(13.2, 1);
    const files = readdirSync(COLLEGE).filter((name) => name.startsWith('cfb_lines_'));
    const college = files.flatMap((name) => {
      const rows = table(`${COLLEGE}/${name}`);
      const [away, home, line] = ['away_score', 'home_score', 'spread'].map((column) => numbers(rows(column)));
      return away!.map((score, n) => score - home![n]! + line![n]!);
    });
    expect(farFromLine(college)).toBeCloseTo(15.9, 1);
  });
});
