import { gzipSync } from 'node:zlib';

/** Answers in the shape of today's GraphQL with invented golfers: reconstructed from its published types, not recorded. */
const GOLFERS = ['Callum Vance', 'Matteo Quist', 'Rory Beckwith', 'Hank Osei', 'Dell Harrowby'] as const;
export const golferIds = (count: number): number[] => Array.from({ length: count }, (_, n) => 910_001 + n);
export const nameOf = (id: number): string => GOLFERS[id - 910_001] ?? `Golfer ${id}`;

const answer = (name: string, value: unknown) => ({ data: { [name]: value } });

export const packed = (name: string, value: unknown) =>
  answer(name, { id: 'R2026901', payload: gzipSync(JSON.stringify(value)).toString('base64') });

export const field = (ids: readonly number[], over: Readonly<Record<number, object>> = {}) =>
  answer('field', {
    id: 'R2026901',
    players: ids.map((id) => ({
      id: String(id),
      displayName: nameOf(id),
      country: 'USA',
      withdrawn: false,
      alternate: false,
      owgr: `${id - 910_000}`,
      ...over[id],
    })),
    alternates: [],
  });

export const teeTimes = (ids: readonly number[], first: number) =>
  answer('teeTimesV2', {
    id: 'R2026901',
    rounds: [
      {
        roundInt: 1,
        groups: ids.map((id, n) => ({
          teeTime: Math.floor(first / 1000) + 660 * Math.floor(n / 2),
          startTee: n % 2 ? 10 : 1,
          players: [{ id: String(id) }],
        })),
      },
    ],
  });

export interface Row {
  readonly id: number;
  readonly thru: string;
  readonly score: string;
  readonly rounds?: readonly string[];
  readonly round?: number;
  readonly state?: string;
  readonly position?: string;
}

export const leaderboard = (rows: readonly Row[], tournamentStatus = 'IN_PROGRESS') => ({
  id: 'R2026901',
  tournamentStatus,
  roundStatus: 'IN_PROGRESS',
  players: [
    { __typename: 'InformationRow', displayText: 'Projected cut +1' },
    ...rows.map(({ id, thru, score, rounds = [], round = 1, state = 'ACTIVE', position = 'T5' }) => ({
      __typename: 'PlayerRowV3',
      player: { id: String(id), displayName: nameOf(id), country: 'USA' },
      scoringData: {
        position,
        thru,
        score,
        currentRound: round,
        backNine: thru.endsWith('*'),
        teeTime: 1_795_000_000,
        courseId: '1',
        rounds,
        playerState: state,
      },
    })),
  ],
});
export const leaderboardAnswer = (rows: readonly Row[], status?: string) => answer('leaderboardV3', leaderboard(rows, status));

export const holeByHole = (round: number, cards: ReadonlyMap<number, readonly (number | null)[]>) =>
  answer('leaderboardHoleByHole', {
    tournamentId: 'R2026901',
    currentRound: round,
    playerData: [...cards].map(([id, holes]) => ({
      playerId: String(id),
      scores: holes.map((strokes, n) => ({
        holeNumber: n + 1,
        par: 4,
        score: strokes === null ? '-' : String(strokes),
        sequenceNumber: n + 1,
      })),
    })),
  });

export const shotDetails = (id: number, round: number, fraction: boolean) => {
  const spot = (x: number, y: number) =>
    fraction
      ? { tourcastX: -1, tourcastY: -1, enhancedX: x / 10_000, enhancedY: y / 10_000 }
      : { tourcastX: x, tourcastY: y, enhancedX: -1, enhancedY: -1 };
  const places = (from: [number, number], to: [number, number]) => ({
    bottomToTopCoords: { fromCoords: spot(...from), toCoords: spot(...to) },
  });
  return answer('shotDetailsV3', {
    tournamentId: 'R2026901',
    playerId: String(id),
    round,
    holes: [
      {
        holeNumber: 1,
        par: 4,
        score: '',
        strokes: [
          {
            strokeNumber: 1,
            strokeType: 'STROKE',
            playByPlay: '300 yds to left fairway, 120 yds to hole',
            distance: '300 yds',
            distanceRemaining: '120 yds',
            fromLocation: 'Tee Box',
            fromLocationCode: 'OTB',
            toLocation: 'Left Fairway',
            toLocationCode: 'ELF',
            finalStroke: false,
            overview: places([1000, 1000], [1000, 1900]),
          },
          { strokeNumber: 2, strokeType: 'RADAR', playByPlay: '' },
        ],
      },
    ],
  });
};
