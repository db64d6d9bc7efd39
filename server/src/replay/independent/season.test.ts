import { gradeOf } from '../../contests/football/replay/grades';
import { describeGames } from '../real-seasons';
import { easternToUtc } from './eastern';
import { readSeason } from './season';

/** Facts that stand in newspapers, so that the yardstick itself is not taken on trust. */
describeGames('the independent reading of games.csv', (csv) => {
  const season2022 = readSeason(csv, 2022);
  const season2024 = readSeason(csv, 2024);
  const game = (key: string) => [...season2022, ...season2024].find((one) => one.key === key)!;

  it('turns the spread round: the Super Bowl of 2022 had Philadelphia at home, favoured by 1, and beaten by 3', () => {
    const superBowl = game('2022_22_KC_PHI');
    expect(superBowl).toMatchObject({ homeLine: -1, awayScore: 38, homeScore: 35 });
    expect(gradeOf({ game: superBowl.key, side: 'away', locked: null }, superBowl, superBowl.homeLine)).toBe('win');
  });

  it('reads Eastern time on both sides of both clock changes', () => {
    expect(new Date(easternToUtc('2022-11-05', '13:00')).toISOString()).toBe('2022-11-05T17:00:00.000Z');
    expect(new Date(easternToUtc('2022-11-06', '13:00')).toISOString()).toBe('2022-11-06T18:00:00.000Z');
    expect(new Date(easternToUtc('2023-03-11', '13:00')).toISOString()).toBe('2023-03-11T18:00:00.000Z');
    expect(new Date(easternToUtc('2023-03-12', '13:00')).toISOString()).toBe('2023-03-12T17:00:00.000Z');
    expect(new Date(game('2022_09_IND_NE').kickoff).toISOString()).toBe('2022-11-06T18:00:00.000Z');
    expect(new Date(game('2022_08_DEN_JAX').kickoff).toISOString()).toBe('2022-10-30T13:30:00.000Z');
  });

  it('has contest weeks that agree with the league in the regular season, and run on through the play-offs', () => {
    for (const one of [...season2022, ...season2024].filter(({ type }) => type === 'REG'))
      expect([one.key, one.week]).toEqual([one.key, Number(one.key.slice(5, 7))]);
    expect(game('2022_22_KC_PHI').week).toBe(23);
  });

  it('has no game for Buffalo at Cincinnati in week 17 of 2022', () => {
    expect(season2022).toHaveLength(284);
    expect(season2022.filter(({ week }) => week === 17)).toHaveLength(15);
  });

  it('knows the ties and pushes of 2022', () => {
    expect(season2022.filter(({ homeScore, awayScore }) => homeScore === awayScore).map(({ key }) => key)).toEqual([
      '2022_01_IND_HOU',
      '2022_13_WAS_NYG',
    ]);
    const pushes = [...season2022, ...season2024].filter(({ homeScore, awayScore, homeLine }) => homeScore! + homeLine! === awayScore);
    expect(pushes).toHaveLength(14);
    for (const push of pushes) {
      for (const side of ['away', 'home'] as const)
        expect(gradeOf({ game: push.key, side, locked: null }, push, push.homeLine)).toBe('loss');
    }
  });
});
