import { describeRecorded, ODDS_COLLEGE, ODDS_NEXT_WEEK, ODDS_UNDER_WAY, recorded } from '../testing/recorded.fixture';
import { readOddsApi } from './odds-api';

const spreads = (away: number | null, home: number | null) => ({
  key: 'spreads',
  outcomes: [
    { name: 'A', point: away, price: -110 },
    { name: 'B', point: home, price: 1.91 },
  ],
});
const event = (...markets: object[]) => ({
  id: 'x',
  home_team: 'B',
  away_team: 'A',
  commence_time: '2025-12-21T18:00:00Z',
  bookmakers: markets.map((market) => ({ key: 'book', markets: [market] })),
});
const line = (...markets: object[]) => readOddsApi([event(...markets)], 'NFL').games[0]?.spread2;

describe('odds of The Odds API', () => {
  it('take the home line of the books that agree with themselves', () => {
    expect(line(spreads(3, -3), spreads(3.5, -3.5), spreads(3.5, -3.5))).toBe(-3.5);
    expect(
      line(spreads(3, -3), spreads(7, 7), spreads(null, -9), {
        key: 'h2h',
        outcomes: [
          { name: 'A', price: 2 },
          { name: 'B', price: 2 },
        ],
      }),
    ).toBe(-3);
  });

  it.each([[[]], [[spreads(null, null)]], [[{ key: 'h2h', outcomes: [] }]]])('leave a game out without a line: %j', (markets) => {
    expect(readOddsApi([event(...markets)], 'NFL')).toEqual({ games: [], skipped: 1, misfits: [] });
  });

  it('are refused when they are something else, and read around one broken game', () => {
    for (const answer of [{ message: 'quota' }, null, [1, 2]])
      expect(() => readOddsApi(answer, 'NFL')).toThrow(expect.objectContaining({ kind: 'other_shape' }));
    expect(
      readOddsApi([{ ...event(spreads(1, -1)), commence_time: 'soon' }, event(spreads(1, -1)), { ...event(), bookmakers: null }], 'NFL'),
    ).toMatchObject({
      games: [{ spread2: -1 }],
      skipped: 1,
      misfits: [
        { path: '[0].commence_time', words: 'is not an instant but a text' },
        { path: '[2].bookmakers', words: 'is not a list but null' },
      ],
    });
  });
});

describeRecorded('recorded odds', [ODDS_UNDER_WAY, ODDS_NEXT_WEEK, ODDS_COLLEGE], () => {
  it('of the NFL, American prices from several books', () => {
    const { games } = readOddsApi(recorded(ODDS_NEXT_WEEK), 'NFL');
    const lineAt = (home: string) => games.find((game) => game.home.fullName === home)!.spread2;
    expect(games).toHaveLength(17);
    expect([lineAt('Pittsburgh Steelers'), lineAt('Seattle Seahawks'), lineAt('Washington Commanders')]).toEqual([-3, 1, 6.5]);
  });

  it('of college, decimal prices, one game without books', () => {
    const { games, skipped } = readOddsApi(recorded(ODDS_COLLEGE), 'NCAA');
    expect([games.length, skipped]).toEqual([64, 1]);
    expect(games.find((game) => game.home.fullName === 'Northern Illinois Huskies')).toMatchObject({
      away: { fullName: 'Ball State Cardinals' },
      spread2: -10.5,
      play: null,
      feedKey: null,
    });
  });
});
