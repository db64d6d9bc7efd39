import fc from 'fast-check';
import { NO_FACTS } from '../facts/game-facts.rules';
import { readGameRow } from './game-row.rules';

const good: Record<string, string> = {
  game_id: '2022_01_BUF_LA',
  season: '2022',
  game_type: 'REG',
  gameday: '2022-09-08',
  gametime: '20:20',
  away_team: 'BUF',
  away_score: '31',
  home_team: 'LA',
  home_score: '10',
  result: '-21',
  overtime: '0',
  spread_line: '-2.5',
};
const read = (change: Record<string, string> = {}, sport: 'NFL' | 'NCAA' = 'NFL') => {
  const fields = { ...good, ...change };
  return readGameRow({ value: (column) => fields[column] ?? '' }, sport);
};

describe('a row of games.csv', () => {
  it('becomes a game with the home line turned round', () => {
    expect(read()).toEqual({
      game: {
        sourceKey: 'NFL:2022_01_BUF_LA',
        season: 2022,
        gameType: 'REG',
        kickoffAt: Date.parse('2022-09-09T00:20:00Z'),
        weekStart: '2022-09-06',
        abbrev1: 'BUF',
        abbrev2: 'LA',
        spread2: 2.5,
        result: { score1: 31, score2: 10, overtime: false },
        feedKey: null,
        facts: NO_FACTS,
      },
    });
  });

  it('may have no line and no scores yet', () => {
    expect(read({ spread_line: '', away_score: '', home_score: '', result: '' })).toMatchObject({ game: { spread2: null, result: null } });
  });

  it("keeps a pick'em at plain zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -199, max: 199 }), (halves) => {
        const row = read({ spread_line: String(halves / 2) });
        expect('game' in row && Object.is(row.game.spread2, 0 - halves / 2)).toBe(true);
      }),
    );
    expect(read({ spread_line: '0' })).toMatchObject({ game: { spread2: 0 } });
    expect(read({ spread_line: '-0' })).toMatchObject({ game: { spread2: 0 } });
  });

  it.each([
    [{ game_id: '' }, 'game_id'],
    [{ season: '22' }, 'season'],
    [{ season: '2019' }, 'not in season'],
    [{ game_type: 'PRE' }, 'game_type'],
    [{ gameday: '2022-13-08' }, 'gameday'],
    [{ gametime: '8:20 PM' }, 'gametime'],
    [{ away_team: '' }, 'away_team'],
    [{ home_team: 'BUF' }, 'itself'],
    [{ spread_line: '2.25' }, 'spread_line'],
    [{ spread_line: '1e3' }, 'spread_line'],
    [{ spread_line: 'PK' }, 'spread_line'],
    [{ home_score: '' }, 'scores'],
    [{ home_score: '-3' }, 'scores'],
    [{ result: '21' }, 'result'],
    [{ overtime: 'yes' }, 'overtime'],
  ])('is refused with %j', (change, reason) => {
    expect(read(change)).toEqual({ reasons: [expect.stringContaining(reason)] });
  });

  it('names all that is wrong at once', () => {
    expect(read({ season: 'x', spread_line: 'y', home_score: 'z' })).toMatchObject({ reasons: { length: 3 } });
  });

  it('takes other rounds and longer team codes from college files', () => {
    expect(read({ game_type: 'BOWL', home_team: 'NORTH-TEXAS' }, 'NCAA')).toMatchObject({ game: { sourceKey: 'NCAA:2022_01_BUF_LA' } });
  });
});
