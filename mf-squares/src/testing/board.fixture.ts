import type { SquareRow, SquaresConfigRow, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { boardOf, type Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';

export const COLUMNS = [3, 8, 0, 5, 1, 9, 7, 2, 6, 4];
export const ROWS = [1, 6, 4, 9, 0, 7, 3, 5, 8, 2];

export const aConfig = (over: Partial<SquaresConfigRow> = {}): SquaresConfigRow => ({
  ID: 1,
  contest_id: 7,
  contest_name: 'Oak Street',
  entry_id: 1,
  EntryName: 'Rusty Oakes',
  year: 2025,
  contest_ids: '7',
  my_entry_name: 'Rusty Oakes',
  my_entries: '1',
  isAdmin: 0,
  state: 'open',
  lock_at: '2025-03-19T22:40:00.000Z',
  points_per_square: 10,
  max_squares: 10,
  claimed: 100,
  Pot: 1000,
  playins: 0,
  halftime_pct: 0,
  level: '',
  commit: 'ab'.repeat(32),
  drawn_at: '',
  typed_by: '',
  drawn_from: 'American Univ–Mt St Mary’s, Texas–Xavier',
  waits_for: '',
  corrected_sources: 0,
  NextTip: '',
  ScoresFrom: '',
  Bracket: 1,
  ...over,
});

export const aGame = (over: Partial<SquaresGameRow> = {}): SquaresGameRow => ({
  ID: 31,
  round: 4,
  game: 'r4g4',
  team1: 'Houston',
  team2: 'Tennessee',
  seed1: 1,
  seed2: 2,
  score1: null,
  score2: null,
  state: 'scheduled',
  status: '',
  timeLeft: '',
  day: '2025-03-30T18:20:00.000Z',
  TV: 'CBS',
  leader: 0,
  x_score: null,
  y_score: null,
  entry_id: 0,
  entry_name: '',
  amount: 36,
  rolled: 0,
  half: '',
  half_entry_name: '',
  half_amount: 0,
  ...over,
});

const NAMES = [
  'Rusty Oakes',
  'Hollis Kerr',
  'Gwen Tran',
  'Marge Ellison',
  'June Hathaway',
  'Lena Frost',
  'Dex Calloway',
  'Otis Brand',
  'Tomas Vidal',
  'Priya Natarajan',
];

export const entries: SquaresEntryRow[] = NAMES.map((entry_name, index) => ({
  id: index + 1,
  entry_name,
  initials: entry_name
    .split(' ')
    .map(([letter]) => letter)
    .join(''),
  squares: 10,
  wins: 10 - index,
  winnings: 100 - 10 * index,
  Rank: index + 1,
}));

interface Given {
  drawn?: boolean;
  everythingMine?: boolean;
  free?: boolean;
  /** Squares of the viewer's entry, as its row says. */
  ownSquares?: number;
  config?: Partial<SquaresConfigRow>;
  games?: SquaresGameRow[];
}

/** A board of ten entries whose squares go by turns, the first entry the viewer's. */
export function aPage({
  drawn = false,
  everythingMine = false,
  free = false,
  ownSquares = 10,
  config,
  games = [],
}: Given = {}): SquaresPage {
  const squares = Array.from({ length: 100 }, (_, place): SquareRow => {
    const [x, y] = [place % 10, Math.floor(place / 10)];
    const entry = entries[everythingMine ? 0 : (x + y) % 10]!;
    return {
      ID: place,
      x_pos: x,
      y_pos: y,
      x_score: drawn ? COLUMNS[x]! : null,
      y_score: drawn ? ROWS[y]! : null,
      entry_id: free ? 0 : entry.id,
      entry_name: free ? '' : entry.entry_name,
      wins: drawn && place % 7 === 0 ? 1 : 0,
      winnings: drawn && place % 7 === 0 ? 8 : 0,
      by: '',
      reason: '',
    };
  });
  return {
    config: { data: [aConfig({ state: drawn ? 'live' : 'open', level: drawn ? 'A' : '', claimed: free ? 0 : 100, ...config })] },
    contests: { data: [{ id: 7, name: 'Oak Street', year: 2025 }] },
    squares: { data: squares },
    entries: { data: entries.map((entry, index) => (index === 0 ? { ...entry, squares: ownSquares } : entry)) },
    events: { data: games },
    payouts: {
      data: ['PI', 'R64', 'R32', 'S16', 'E8', 'F4', 'F'].map((ID, round) => ({
        ID,
        round,
        games: [0, 32, 16, 8, 4, 2, 1][round]!,
        amount: [0, 8, 12, 22, 36, 56, 120][round]!,
        played: 0,
        paid: 0,
      })),
    },
    words: { data: [] },
    paid: { data: [{ ID: 1, owed: 100, paid: 0 }] },
    changes: { data: [] },
    moments: { data: [] },
    smack: { data: [] },
  };
}

export function aBoard(given: Given = {}): Board {
  const page = aPage(given);
  return boardOf(page, page.config.data[0]!);
}
