import { readLbdata } from './lbdata';

const row = (playerId: string, firstName: string, lastName: string, strokes: string) => ({
  playerId,
  playerNames: { firstName, lastName },
  status: 'active',
  playerRoundId: '1',
  round: '-2',
  thru: '9',
  rounds: [{ strokes }],
});

it('a second row of one golfer counts for nothing and is told, whatever it says', () => {
  const feed = readLbdata({
    roundState: 'In Progress',
    totalRounds: 4,
    tournamentRoundId: 1,
    rows: [row('7', 'Callum', 'Vance', '--'), row('8', 'Matteo', 'Quist', '--'), row('7', 'Callum', 'VanceWhoFinishedHisRound', '61')],
  });
  expect(feed?.golfers.map(({ id, name }) => [id, name])).toEqual([
    ['7', 'Callum Vance'],
    ['8', 'Matteo Quist'],
  ]);
  expect(feed?.golfers[0]?.rounds.some(({ strokes }) => strokes === 61)).toBe(false);
  expect(feed?.problems).toEqual(['Golfer 7 is there twice; the second row was left out.']);
});
