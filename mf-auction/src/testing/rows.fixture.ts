import type { AuctionBlockRow, AuctionConfigRow, AuctionOwnerRow, AuctionSlotRow, AuctionTeamRow } from '@poolhouse/contract';
import type { BracketData, LiveData } from '../contest/auction.types';

export const aConfig = (over: Partial<AuctionConfigRow> = {}): AuctionConfigRow => ({
  ID: 1,
  Name: 'Street',
  Color: '#3F6BE8',
  year: 2026,
  group_ids: '1,2',
  group_names: 'Street\nThe kids’ table',
  admin: 0,
  drafting: 1,
  current_team: 105,
  group: 1,
  contest_id: 9,
  contest_name: 'Street',
  entry_id: 1,
  EntryName: 'Rusty Oakes',
  phase: 'drafting',
  layout: 'single',
  payouts: '50,100,250,400,800,1600',
  win_values: '8,18,45,69,141,279',
  budget: 260,
  min_price: 1,
  steps: '0:1',
  clock_open: 20,
  clock_reset: 10,
  nomination: 'random',
  auto_next: 8,
  bidding: 1,
  auto_bids: 1,
  values: 1,
  sold: 2,
  lots: 64,
  Pot: 1741,
  Paid: 724,
  PotExpected: 1741,
  logo_token: '/logos/ncaab/',
  commit: 'ab12',
  seed: '',
  paused: '',
  ScoresFrom: '',
  begun: 0,
  Years: '2026',
  ...over,
});

export const anOwner = (over: Partial<AuctionOwnerRow> = {}): AuctionOwnerRow => ({
  ID: 1,
  Name: 'Rusty Oakes',
  Color: '#3F6BE8',
  Code: 'RO',
  TotalPaid: 173,
  TotalWon: 86,
  TotalTeams: 6,
  Losses: 4,
  avgSeed: 9.8,
  Profit: -87,
  AvgPrice: 28.83,
  TeamsLeft: 2,
  Rank: 2,
  budget: 260,
  left: 87,
  max_bid: 87,
  ...over,
});

export const aBlock = (over: Partial<AuctionBlockRow> = {}): AuctionBlockRow => ({
  ID: 1,
  lot: 105,
  high: 71,
  high_id: 2,
  next: 72,
  ends_at: Date.parse('2026-03-17T00:00:08Z'),
  rest: null,
  turn: 0,
  seq: 12,
  ...over,
});

const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
const SEEDS = [1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15];

export const someTeams = (): AuctionTeamRow[] =>
  Array.from({ length: 64 }, (_, n) => ({
    ID: 101 + n,
    Team_ID: 101 + n,
    Name: `Team ${n + 1}`,
    Abbrev: `T${n + 1}`,
    Seed: SEEDS[n % 16] ?? 1,
    Owner: n === 0 ? 'Rusty Oakes' : n === 1 ? 'June Hathaway' : '',
    owner_id: n < 2 ? n + 1 : 0,
    Price: n < 2 ? 100 - 90 * n : null,
    Winnings: n === 0 ? 26 : 0,
    Color: n === 0 ? '#3F6BE8' : n === 1 ? '#B07F00' : '',
    opp_team_id: String(101 + (n % 2 === 0 ? n + 1 : n - 1)),
    lot: 101 + n,
    lot_name: `Team ${n + 1}`,
    team_ids: String(101 + n),
    region: REGIONS[Math.floor(n / 16)] ?? '',
    shares: n < 2 ? `${n + 1}:100` : '',
    out: n === 1 ? 1 : 0,
    share: 0.01,
    weight: 0.01,
  }));

export const someSlots = (): AuctionSlotRow[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((round) =>
    Array.from({ length: round === 0 ? 8 : round === 7 ? 1 : 128 >> round }, (_, n) => {
      const team = round === 1 ? someTeams()[n] : round === 2 && n === 0 ? someTeams()[0] : undefined;
      return {
        ID: `r${round}p${n + 1}`,
        Team: team?.Name ?? '',
        Seed: team?.Seed ?? null,
        Price: team?.Price ?? null,
        Color: team?.Color ?? '',
        Team_ID: team?.ID ?? 0,
        owner_id: team?.owner_id ?? 0,
        Owner: team?.Owner ?? '',
        round,
        position: n + 1,
        region: REGIONS[Math.floor((n * Math.max(1, 1 << (round - 1))) / 16)] ?? '',
        out: round === 1 && n === 1 ? 1 : 0,
        score: null,
        event_id: 0,
      };
    }),
  );

export const owners = (): AuctionOwnerRow[] => [
  anOwner(),
  anOwner({ ID: 2, Name: 'June Hathaway', Code: 'JH', Color: '#B07F00', Rank: 1, Profit: 12, TotalPaid: 36, left: 224, max_bid: 224 }),
];

export const aBracket = (over: Partial<BracketData> = {}): BracketData => ({
  config: { data: [aConfig()] },
  smack: { data: [] },
  scores: { data: [] },
  owners: { data: owners() },
  teams: { data: someTeams() },
  versus: {
    data: [
      { ID: '1:2', owner: 1, opponent: 2, winnings: 8 },
      { ID: '2:1', owner: 2, opponent: 1, winnings: -8 },
    ],
  },
  bracket: { data: someSlots() },
  settlement: { data: [] },
  log: { data: [] },
  ...over,
});

/** @param over of the config, which the live page has in two groups */
export function aRoom({ config, ...over }: Partial<Omit<LiveData, 'config' | 'room'>> & { config?: AuctionConfigRow } = {}): LiveData {
  const whole = config ?? aConfig();
  const teams = someTeams();
  const of = (region: string) => ({ data: teams.filter((team) => team.region === region) });
  return {
    config: { data: [whole] },
    room: { data: [whole] },
    owners: { data: owners() },
    team1_events: { data: [] },
    team2_events: { data: [] },
    teams1: of('SOUTH'),
    teams2: of('WEST'),
    teams3: of('EAST'),
    teams4: of('MIDWEST'),
    all_teams: { data: teams },
    block: { data: [aBlock()] },
    here: { data: [{ ID: 1 }] },
    log: {
      data: [
        { ID: 9, type: 'sold', lot: 101, entry_id: 1, amount: 100, kind: 'hammer', reason: '', of_seq: 0, at: '2026-03-17T00:00:00Z' },
      ],
    },
    plan: { data: [] },
    offers: { data: [] },
    ...over,
  };
}
