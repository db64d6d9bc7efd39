import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sport } from '../../game';
import { chanceOf, marginsOf, type Margins } from './margins.rules';
import { MEASURED } from './measured.constants';

/** Recorded seasons lie beside the repository, not in it. */
const DATA = process.env['POOLHOUSE_RECORDED'] ?? resolve(__dirname, '../../../../../shared/data');
const [NFL, COLLEGE] = [`${DATA}/nfl/games.csv`, `${DATA}/ncaaf`];

interface Recorded {
  season: number;
  /** The home side's line, and points less the away side's. */
  line: number;
  result: number;
  /** Chance of the home side by the closing prices; NaN where there are none. */
  priced: number;
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, n) => [names[n] ?? '', cell])));
}
const number = (cell: string | undefined): number => (cell === undefined || cell === '' || cell === 'NA' ? Number.NaN : Number(cell));
/** What American odds say. */
const said = (odds: number): number => (odds < 0 ? -odds / (100 - odds) : 100 / (100 + odds));

const nfl = (): Recorded[] =>
  rowsOf(NFL).map((row) => {
    const [home, away] = [said(number(row['home_moneyline'])), said(number(row['away_moneyline']))];
    return {
      season: number(row['season']),
      line: -number(row['spread_line']),
      result: number(row['result']),
      priced: home / (home + away),
    };
  });
const college = (): Recorded[] =>
  readdirSync(COLLEGE)
    .filter((name) => name.startsWith('cfb_lines_'))
    .flatMap((name) => rowsOf(`${COLLEGE}/${name}`))
    .map((row) => ({
      season: number(row['season']),
      line: -number(row['spread'] === 'pk' ? '0' : row['spread']),
      result: number(row['home_score']) - number(row['away_score']),
      priced: Number.NaN,
    }));

const known = new Map<string, Margins | null>();
function marginsAt(sport: Sport, line: number): Margins {
  const name = `${sport} ${line}`;
  if (!known.has(name)) known.set(name, marginsOf({ sport, line, lead: 0, status: '', timeLeft: '' }));
  return known.get(name) ?? { from: 0, chances: Float64Array.of(1) };
}
const average = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const won = (result: number): number => (result > 0 ? 1 : result === 0 ? 0.5 : 0);
/** The mean square of what was said less what came. */
const brier = (games: readonly Recorded[], chance: (game: Recorded) => number, came: (game: Recorded) => number): number =>
  average(games.map((game) => (chance(game) - came(game)) ** 2));
const home = ({ line }: Recorded, sport: Sport = 'NFL'): number => {
  const margins = marginsAt(sport, line);
  return (1 + chanceOf(margins, 2, 0) - chanceOf(margins, 1, 0)) / 2;
};

const recorded = existsSync(NFL) && existsSync(COLLEGE) ? describe : describe.skip;
recorded('chances of football games, over recorded seasons (needs ../shared/data or POOLHOUSE_RECORDED)', () => {
  // A suite that is skipped is described all the same: it reads nothing before it runs.
  let all: Recorded[] = [];
  beforeAll(() => {
    all = nfl().filter(({ result, line }) => !Number.isNaN(result + line));
  });

  it.each([2022, 2024])('season %d: to win, at most .005 above what the closing prices say', (season) => {
    const games = all.filter((game) => game.season === season && !Number.isNaN(game.priced));
    expect(games.length).toBeGreaterThan(280);
    const [ours, closing] = [
      brier(games, home, ({ result }) => won(result)),
      brier(
        games,
        ({ priced }) => priced,
        ({ result }) => won(result),
      ),
    ];
    expect(ours - closing).toBeLessThan(0.005);
    expect(MEASURED.brier.find((one) => one.season === season)).toEqual({
      season,
      ours: round(ours),
      closing: round(closing),
      games: games.length,
    });
  });

  it.each([2022, 2024])('season %d: to cover, at most .005 above the coin that the closing line is', (season) => {
    const games = all.filter((game) => game.season === season);
    // Lines of a player who locked earlier are others than the closing one.
    for (const moved of [-3, -1, 0, 1.5]) {
      const covers = ({ line, result }: Recorded) => (result + line + moved > 0 ? 1 : 0);
      const ours = brier(games, ({ line }) => chanceOf(marginsAt('NFL', line), 2, line + moved), covers);
      expect(ours - brier(games, () => 0.5, covers)).toBeLessThan(0.005);
    }
  });

  it('what was said came as often, of favorites by tenths', () => {
    const favorites = (games: readonly Recorded[], sport: Sport) =>
      games.map((game) => {
        const chance = home(game, sport);
        return chance < 0.5 ? { chance: 1 - chance, came: 1 - won(game.result) } : { chance, came: won(game.result) };
      });
    const bins = (of: ReturnType<typeof favorites>) =>
      [0.5, 0.6, 0.7, 0.8, 0.9].flatMap((from) => {
        const within = of.filter(({ chance }) => chance >= from && chance < from + 0.1 + (from === 0.9 ? 1 : 0));
        const figures = { said: round(average(within.map(({ chance }) => chance))), came: round(average(within.map(({ came }) => came))) };
        return within.length === 0 ? [] : [{ from, ...figures, games: within.length }];
      });
    const professional = bins(
      favorites(
        all.filter(({ season }) => season >= 2002),
        'NFL',
      ),
    );
    const colleges = bins(
      favorites(
        college().filter(({ result, line }) => !Number.isNaN(result + line)),
        'NCAA',
      ),
    );
    expect([professional, colleges]).toEqual([MEASURED.bins.NFL, MEASURED.bins.NCAA]);
    for (const { said: chance, came, games } of [...professional, ...colleges])
      expect(Math.abs(chance - came)).toBeLessThan(Math.max(0.04, 3 * Math.sqrt((chance * (1 - chance)) / games)));
  });

  it('games end as far from their line as they did', () => {
    const spread = (sport: Sport, line: number): number => {
      const { from, chances } = marginsAt(sport, line);
      return Math.sqrt(chances.reduce((sum, chance, at) => sum + chance * (from + at + line) ** 2, 0));
    };
    const far = (games: readonly Recorded[]) => Math.sqrt(average(games.map(({ line, result }) => (result + line) ** 2)));
    expect(Math.abs(spread('NFL', -3) - far(all.filter(({ season }) => season >= 2002)))).toBeLessThan(1);
    expect(Math.abs(spread('NCAA', -10) - far(college().filter(({ result, line }) => !Number.isNaN(result + line))))).toBeLessThan(1);
  });

  // No scores by the clock are recorded but these: ten games of one Sunday, at the ends of their quarters.
  it('in play, is less wrong after each quarter than before the game, in the games of which quarters are recorded', () => {
    const results = new Map(rowsOf(NFL).map((row) => [row['espn'], { line: -number(row['spread_line']), result: number(row['result']) }]));
    const off = [0, 1, 2, 3].map((played) =>
      average(
        quarters().map(({ id, points }) => {
          const { line = 0, result = 0 } = results.get(id) ?? {};
          const lead = points.slice(0, played).reduce((sum, one) => sum + one, 0);
          const margins = marginsOf({ sport: 'NFL', line, lead, status: played === 0 ? '' : `Q${played}`, timeLeft: '' });
          return margins ? ((1 + chanceOf(margins, 2, 0) - chanceOf(margins, 1, 0)) / 2 - won(result)) ** 2 : Number.NaN;
        }),
      ),
    );
    expect(quarters()).toHaveLength(10);
    for (const later of off.slice(1)) expect(later).toBeLessThan(off[0] ?? 0);
  });
});

interface Recording {
  events: { id: string; competitions: { competitors: { homeAway: string; linescores: { value: number }[] }[] }[] }[];
}

/** By how much the home side won each quarter, of games that had come to their fourth. */
function quarters(): { id: string; points: number[] }[] {
  const { events } = JSON.parse(readFileSync(`${DATA}/nfl/feeds/espn_scoreboard_2022w01_live_q4.json`, 'utf8')) as Recording;
  return events.flatMap(({ id, competitions: [game] }) => {
    const of = (side: string) => game?.competitors.find(({ homeAway }) => homeAway === side)?.linescores ?? [];
    const [home, away] = [of('home'), of('away')];
    return home.length < 4 ? [] : [{ id, points: home.map(({ value }, n) => value - (away[n]?.value ?? 0)) }];
  });
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
