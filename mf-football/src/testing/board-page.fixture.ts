import type { FootballPage } from '../contest/board.rules';
import { aConfig, aFinalGame, aGame, aLiveGame, aPick, aStanding } from './board.fixture';

const overall = (entry: number, EntryName: string, Wins: number, Losses: number, Points: number, Rank: number, Moved = 0) =>
  aStanding({ ID: `0-${entry}`, entry_id: entry, EntryName, Week: 0, Wins, Losses, Points, Rank, Moved });

/** Two entries, one live, one finished and one coming game. Entry 1, Rusty Nail, is the viewer's. */
export function aBoardPage(over: Partial<FootballPage> = {}): FootballPage {
  return {
    config: { data: [aConfig()] },
    contests: { data: [{ id: 3, name: 'Oak Street Pool' }] },
    scores: {
      data: [
        aGame({
          ID: 1,
          team1: 'Chiefs',
          team2: 'Broncos',
          Abbrev1: 'KC',
          Abbrev2: 'DEN',
          Spread1: -3.5,
          Spread2: 3.5,
          day: '2026-11-15T21:25:00Z',
        }),
        aLiveGame({ ID: 2, picks_winning: 'Rusty Nail', picks_losing: 'Turf Toe' }),
        aFinalGame({
          ID: 3,
          team1: 'Jets',
          team2: 'Patriots',
          Abbrev1: 'NYJ',
          Abbrev2: 'NE',
          Spread1: 13,
          Spread2: -13,
          score1: 14,
          score2: 27,
          covering: 0,
          picks_losing: 'Turf Toe',
        }),
      ],
    },
    picks: {
      data: [
        aPick({ ID: '1-1', slot: 1, event_id: 2, Result: -1, LockedAt: '2026-11-11T02:14:00Z' }),
        aPick({ ID: '1-2', slot: 2, event_id: 1, Pick: 'Chiefs', Abbrev: 'KC', Spread: -3.5 }),
        aPick({
          ID: '2-1',
          entry_id: 2,
          EntryName: 'Turf Toe',
          slot: 1,
          event_id: 3,
          Pick: 'Patriots',
          Abbrev: 'NE',
          Spread: -13,
          Result: 0,
          Push: 1,
        }),
        aPick({
          ID: '2-2',
          entry_id: 2,
          EntryName: 'Turf Toe',
          slot: 2,
          event_id: 2,
          Pick: 'Buccaneers',
          Abbrev: 'TB',
          Spread: 5.5,
          Result: -2,
        }),
        aPick({
          ID: '2-3',
          entry_id: 2,
          EntryName: 'Turf Toe',
          slot: 3,
          event_id: null,
          Pick: '',
          Abbrev: '',
          Spread: null,
          Result: 3,
          Day: '',
        }),
      ],
    },
    popular: {
      data: [
        { ID: '3-NE', Pick: 'Patriots', Abbrev: 'NE', event_id: 3, Spread: -13, Result: 0, Push: 1, Count: 1 },
        { ID: '2-BUF', Pick: 'Bills', Abbrev: 'BUF', event_id: 2, Spread: -5.5, Result: -1, Push: 0, Count: 2 },
      ],
    },
    standings: {
      data: [
        aStanding({ PicksIn: 2 }),
        aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', Losses: 1, Rank: 2, PicksIn: 3 }),
        overall(1, 'Rusty Nail', 33, 19, 10, 2, 1),
        overall(2, 'Turf Toe', 34, 18, 12, 1, -1),
      ],
    },
    cigar: { data: [{ ID: 1, EntryName: 'Rusty Nail', Weeks41: 3, Wins: 33, Rank: 1 }] },
    sidebet: { data: [] },
    moments: { data: [] },
    smack: {
      data: [{ ID: 5, EntryName: 'Rusty Nail', Message: 'Second row and climbing.', Modtime: '2026-11-15T19:58:00Z', archived: 0 }],
    },
    ...over,
  };
}
