import type { Final } from '../stores/finals.store';
import { aTournament } from '../testing/facts.fixture';
import { finalsFor, potsOf } from './finals';
import type { Play } from './play';

const entries = [{ id: 1 }, { id: 2 }];
const play = (officialRounds: number, status = 'OFFICIAL') =>
  ({ entries, board: { status, officialRounds }, event: { tid: 7 }, sideIn: new Set([2]) }) as unknown as Play;

/** The second of three tournaments of a season, whose first left nothing in the pots. */
const pots = (first: Final[], reported: '' | 'CANCELLED' = '') =>
  potsOf({
    season: {
      events: [7, 8, 9].map((tid, n) => ({
        tid,
        seq: n + 1,
        double: false,
        tournament: aTournament({ id: tid, reported: tid === 7 ? reported : '' }),
      })),
      settled: first.length === 0 ? [] : [{ event: { tid: 7 }, results: first }],
    },
    event: { tid: 8, seq: 2 },
    plan: { perEvent: 100 },
  } as unknown as Play);

describe('a tournament that ended early', () => {
  it('with less than two whole rounds, or cancelled, leaves everybody without score and prize', () => {
    for (const short of [play(1), play(0, 'CANCELLED')])
      expect(finalsFor(short)).toMatchObject([
        { tid: 7, entryId: 1, place: 0, score: null, points: 0, aces: 0, winner: 0, side: 0, sideIn: false },
        { tid: 7, entryId: 2, place: 0, score: null, points: 0, aces: 0, winner: 0, side: 0, sideIn: true },
      ]);
  });

  it('adds nothing to the pots, whether it was called off or only too short', () => {
    expect(pots([])).toEqual({ aces: 200, winner: 200 });
    expect(pots([], 'CANCELLED')).toEqual({ aces: 100, winner: 100 });
    expect(pots(finalsFor(play(1)))).toEqual({ aces: 100, winner: 100 });
    expect(pots(finalsFor(play(1)).map((final, n) => ({ ...final, score: n === 0 ? -3 : null })))).toEqual({ aces: 200, winner: 200 });
  });
});
