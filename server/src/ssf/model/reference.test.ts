import { describeRecorded, GAMES_CSV } from '../../sport/feeds/testing/recorded.fixture';
import { tallyOf, type Tally } from '../accuracy/tally.rules';
import { shippedSeasons } from '../shipped/shipped-seasons';
import {
  recordedSeasons,
  recordedTotals,
  reference,
  REFERENCE_CSV,
  replay,
  WIN_TOTALS_CSV,
  type RecordedGame,
} from '../testing/recorded-seasons';
import { Chain } from './chain';
import { FIRST_EDITION, SECOND_EDITION } from './edition.rules';
import { sumOf } from './lines.rules';
import type { Prediction } from './model.types';

describeRecorded('the model on the recorded seasons', [GAMES_CSV, WIN_TOTALS_CSV, REFERENCE_CSV], () => {
  let seasons: Map<number, RecordedGame[]>;
  let games: RecordedGame[];
  let said: Map<number, Prediction>;
  beforeAll(() => {
    seasons = recordedSeasons();
    games = [...seasons.values()].flat();
    said = replay(seasons, FIRST_EDITION);
  });
  const tenths = (prediction: Prediction | undefined) => prediction && [sumOf(prediction.lines1), sumOf(prediction.lines2)];
  const named = (name: string) => said.get(games.find((game) => game.name === name)!.id)!;
  const tally = (list: readonly RecordedGame[], of = said): Tally =>
    tallyOf(
      list.map((game) => {
        const [away, home] = tenths(of.get(game.id))!;
        const { sigma } = FIRST_EDITION;
        return { ...game, ...game.result!, sigma, margin: (home! - away!) / 10, total: (home! + away!) / 10 };
      }),
    );
  const of = (...years: number[]) => games.filter(({ season }) => years.includes(season));
  const tested = () => games.filter(({ season }) => season >= 2016);

  it('gives every PScore of the reference, to the tenth', () => {
    const wanted = [...reference()];
    const wrong = wanted.filter(
      ([name, scores]) => String(tenths(said.get(games.find((game) => game.name === name)!.id))) !== String(scores),
    );
    expect([wanted.length, wrong]).toEqual([2191, []]);
  });

  it('shows the lines of the reference’s example: Seattle at San Francisco, 2019', () => {
    const { lines1, lines2 } = named('2019_10_SEA_SF');
    expect([sumOf(lines1), sumOf(lines2)]).toEqual([197, 267]);
    expect(lines2.map((line) => [line.factor, line.tenths])).toEqual([
      ['League average', 221],
      ['Attack', 23],
      ['Attack form', 9],
      ['Opponent’s defence', -2],
      ['Opponent’s defence form', 11],
      ['Home field', 13],
      ['Rest', 3],
      ['Division game', -11],
    ]);
  });

  it.each([
    [[2016, 2017, 2018, 2019, 2020, 2022, 2024, 2025], 9.831, 10.732],
    [[2019], 10.355, 10.833],
    [[2020], 9.993, 10.74],
    [[2022], 8.988, 10.579],
    [[2024], 9.989, 10.151],
    [[2025], 10.031, 10.586],
  ])('is off by what was published in %j', (years, margin, total) => {
    const { n, modelMargin, totals, modelTotal } = tally(of(...years));
    expect(Math.abs(modelMargin / n - margin)).toBeLessThan(0.005);
    expect(Math.abs(modelTotal / totals - total)).toBeLessThan(0.005);
  });

  it('is a coin flip against the spread, and the closing line is better on every measure', () => {
    const sums = tally(tested());
    expect([sums.wins, sums.losses, sums.pushes, sums.none]).toEqual([1083, 1033, 47, 28]);
    expect(sums.lineMargin).toBeLessThan(sums.modelMargin);
    expect(sums.lineTotal).toBeLessThan(sums.modelTotal);
    expect(sums.lineBrier).toBeLessThan(sums.modelBrier);
  });

  it('is no other for changed lines, since it does not see them', () => {
    const blind = new Map([...seasons].map(([season, list]) => [season, list.map(({ spread2: _s, totalLine: _t, ...game }) => game)]));
    expect([...replay(blind, FIRST_EDITION)]).toEqual([...said]);
  });

  it('says the same of earlier days whatever happens later', () => {
    const day = seasons.get(2024)!.find(({ name }) => name === '2024_09_MIA_BUF')!.day;
    const changed = new Map(
      [...seasons].map(([season, list]) => [
        season,
        list.map((game) => (game.season < 2024 || game.day < day ? game : { ...game, result: { score1: 99, score2: 0 } })),
      ]),
    );
    const after = replay(changed, FIRST_EDITION);
    const upTo = games.filter((game) => game.season < 2024 || (game.season === 2024 && game.day <= day));
    expect(upTo.filter(({ id }) => String(tenths(after.get(id))) !== String(tenths(said.get(id))))).toEqual([]);
    const later = games.filter((game) => game.season === 2024 && game.day > day + 10);
    expect(later.filter(({ id }) => String(tenths(after.get(id))) !== String(tenths(said.get(id)))).length).toBeGreaterThan(
      later.length / 2,
    );
  });

  it('runs a second edition with constants of its own', () => {
    const second = replay(seasons, SECOND_EDITION);
    const { n, modelMargin } = tally(tested(), second);
    expect(modelMargin / n).toBeLessThan(9.831);
    expect([...second]).not.toEqual([...said]);
  });

  it('says the same of a season from the ratings that are shipped as from all seasons before', () => {
    for (const season of [2016, 2022, 2025]) {
      const { predictions } = new Chain(FIRST_EDITION, shippedSeasons(1)).play(season, seasons.get(season)!, recordedTotals(season));
      expect(predictions.filter((one) => String(tenths(one)) !== String(tenths(said.get(one.gameId))))).toEqual([]);
    }
  });
});
