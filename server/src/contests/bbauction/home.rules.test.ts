import type { Contest } from '../contest';
import { homeDates, homeLine, homeLive } from './home.rules';
import type { AuctionGroups } from './seen/auction-groups';

type Seen = Parameters<typeof homeLive>[0];

const which = { contest: { id: 3, year: 2027 } as Contest, group: 1 };
const team = (Name: string, over: Partial<AuctionGroups['teams'][number]> = {}) =>
  ({ Name, owner_id: 7, out: 0, ...over }) as AuctionGroups['teams'][number];
const seen = (score: Partial<AuctionGroups['scores'][number]>, ...teams: AuctionGroups['teams'][number][]): Seen => ({
  teams,
  scores: [
    {
      ID: 5,
      SportAbbrev: 'NCAAB',
      team1: 'Auburn',
      team2: 'Houston',
      score1: 45,
      score2: 54,
      state: 'in_progress',
      status: 'H2',
      timeLeft: '4:18',
      statusNote: '',
      day: '2027-03-20T18:00:00Z',
      amount: 36,
      ...score,
    } as AuctionGroups['scores'][number],
  ],
});

test('an owner’s team that plays says what it needs, and what the game pays', () => {
  expect(homeLive(seen({}, team('Auburn'), team('Duke')), which, 7)).toEqual([
    expect.objectContaining({
      ID: '7-5-1',
      pick: 'Auburn',
      need: 'Needs 10 more, pays 36 points',
      score: '45–54',
      clock: '2nd 4:18',
      result: -2,
      href: '/bbauction?year=2027&group=1&game=5',
    }),
  ]);
  expect(homeLive(seen({ amount: 0 }, team('Houston')), which, 7)).toEqual([expect.objectContaining({ need: 'Auburn needs 10' })]);
});

test('both teams of a game are two rows; teams of others, that are out, and games that are over are none', () => {
  expect(homeLive(seen({}, team('Auburn'), team('Houston')), which, 7)).toHaveLength(2);
  expect(homeLive(seen({}, team('Auburn', { owner_id: 8 }), team('Houston', { out: 1 })), which, 7)).toEqual([]);
  expect(homeLive(seen({ state: 'final' }, team('Auburn')), which, 7)).toEqual([]);
});

test('a tournament that has its champion is over, whoever owns the team that is left', () => {
  const stateWith = (...teams: AuctionGroups['teams'][number][]) => {
    const owner = { ID: 7, TotalTeams: 2, TeamsLeft: 1, TotalWon: 0, Rank: 1 } as AuctionGroups['owners'][number];
    return homeLine({ config: [], owners: [owner], ...seen({ state: 'final' }, ...teams) }, which, 7, 0).state;
  };
  expect(stateWith(team('Auburn'), team('Houston', { owner_id: 8 }))).toBe('1 of 2 teams left');
  expect(stateWith(team('Auburn'), team('Houston', { owner_id: 8, out: 1 }))).toBe('Tournament over');
  expect(stateWith(team('Auburn', { out: 1 }), team('Houston', { owner_id: 8 }))).toBe('Tournament over');
});

const DAY = 86_400_000;
const at = Date.parse('2026-03-20T16:15:00Z');

test('the games of the teams that an owner still has in', () => {
  const day = {
    teams: [
      { Name: 'Duke', owner_id: 7, out: 0 },
      { Name: 'Siena', owner_id: 7, out: 1 },
      { Name: 'Gonzaga', owner_id: 8, out: 0 },
    ],
    scores: [
      { ID: 1, team1: 'Duke', team2: 'UNC', day: '2026-03-20T16:15:00Z', state: 'scheduled' },
      { ID: 2, team1: 'Siena', team2: 'Iowa', day: '2026-03-19T16:15:00Z', state: 'final' },
      { ID: 3, team1: 'Gonzaga', team2: 'Drake', day: '2026-03-20T18:00:00Z', state: 'scheduled' },
      { ID: 4, team1: 'Duke', team2: '', day: '', state: 'scheduled' },
      { ID: 5, team1: 'Duke', team2: '', day: '2026-03-22T16:15:00Z', state: 'scheduled' },
    ],
  } as unknown as Parameters<typeof homeDates>[0];
  const of2026 = { contest: { year: 2026 }, group: 1 } as Parameters<typeof homeDates>[1];
  expect(homeDates(day, of2026, 7)).toEqual([
    { ID: '7-1', title: 'Auction: Duke and UNC', at, until: at + 2.25 * 3_600_000, href: '/bbauction?year=2026&group=1' },
    { ID: '7-5', title: 'Auction: Duke', at: at + 2 * DAY, until: at + 2 * DAY + 2.25 * 3_600_000, href: '/bbauction?year=2026&group=1' },
  ]);
});
