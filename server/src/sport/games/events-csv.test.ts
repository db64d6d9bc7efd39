import { parse } from 'csv-parse/sync';
import { eventsCsv } from './events-csv';
import type { Game } from './game';

const game: Game = {
  id: 7,
  sourceKey: 'NFL:x',
  sport: 'NFL',
  season: 2022,
  gameType: 'REG',
  kickoffAt: Date.parse('2022-09-09T00:20:00Z'),
  weekStart: '2022-09-06',
  team1: 'Bills',
  team2: 'Rams',
  abbrev1: 'BUF',
  abbrev2: 'LA',
  rank1: null,
  rank2: null,
  spread2: 2.5,
  tv: 'NBC',
  state: 'scheduled',
  score1: null,
  score2: null,
  status: '',
  timeLeft: '',
  possession: null,
  statusNote: '',
  updatedAt: 0,
};
const rowsOf = (games: Game[]) => parse(eventsCsv(games));

describe('events.csv', () => {
  it('lists each game with both lines', () => {
    expect(rowsOf([game])).toEqual([
      ['id', 'day', 'sport', 'away', 'home', 'away line', 'home line', 'tv'],
      ['7', '2022-09-09T00:20:00.000Z', 'NFL', 'Bills', 'Rams', '-2.5', '2.5', 'NBC'],
    ]);
  });

  it("writes a pick'em as zero on both sides", () => {
    expect(rowsOf([{ ...game, spread2: 0 }])[1]!.slice(5, 7)).toEqual(['0', '0']);
  });

  it('leaves out games that cannot be picked', () => {
    expect(
      rowsOf([
        { ...game, spread2: null },
        { ...game, state: 'postponed' },
        { ...game, state: 'cancelled' },
      ]),
    ).toHaveLength(1);
  });

  it('quotes what needs it, and disarms formulas', () => {
    const row = rowsOf([{ ...game, team1: 'A "B", C', team2: '=HYPERLINK("http://x")', tv: '@SUM(1)' }])[1]!;
    expect([row[3], row[4], row[7]]).toEqual(['A "B", C', `'=HYPERLINK("http://x")`, `'@SUM(1)`]);
  });
});
