import type { OutlookRow, RaceRow } from '@poolhouse/contract';
import type { SeasonPage } from '../season/useSeason';

export function anOutlook(over: Partial<OutlookRow> = {}): OutlookRow {
  return {
    ID: 'week-1',
    scope: 'week',
    entry_id: 1,
    EntryName: 'Rusty Nail',
    Best: 1,
    Worst: 6,
    State: 'alive',
    Needs: 2,
    Open: 3,
    ...over,
  };
}

export const aRace = (entry: number, EntryName: string, wins: readonly number[]): RaceRow[] =>
  wins.map((Wins, i) => ({ ID: `${entry}-${i + 1}`, entry_id: entry, EntryName, Week: i + 1, Wins, Rank: entry }));

/** Two entries after three weeks, the third one running. Entry 1, Rusty Nail, is the viewer's. */
export function aSeason(over: Partial<SeasonPage> = {}): SeasonPage {
  return {
    config: {
      data: [
        {
          ID: 1,
          contest_id: 3,
          contest_name: 'Oak Street Pool',
          entry_id: 1,
          EntryName: 'Rusty Nail',
          Week: 3,
          Year: 2026,
          Weeks: 15,
          Pot: 560,
          Paid: 30,
          SeasonOver: 0,
        },
      ],
    },
    outlook: {
      data: [
        anOutlook(),
        anOutlook({ ID: 'week-2', entry_id: 2, EntryName: 'Turf Toe', Best: 2, State: 'out', Needs: null, Open: 1 }),
        anOutlook({ ID: 'season-1', scope: 'season', Best: 1, Worst: 2, Needs: 3, Open: 63 }),
        anOutlook({ ID: 'season-2', scope: 'season', entry_id: 2, EntryName: 'Turf Toe', Best: 1, Worst: 2, Needs: 0, Open: 61 }),
      ],
    },
    race: { data: [...aRace(1, 'Rusty Nail', [2, 5, 7]), ...aRace(2, 'Turf Toe', [5, 8, 10])] },
    ledger: {
      data: [
        { ID: 1, Week: 1, Carried: 0, Available: 30, Winners: 'Turf Toe', Each: 30, Forward: 0, ToOverall: 0, State: 'over' },
        { ID: 2, Week: 2, Carried: 0, Available: 30, Winners: '', Each: 0, Forward: 30, ToOverall: 0, State: 'over' },
        { ID: 3, Week: 3, Carried: 30, Available: 60, Winners: '', Each: 0, Forward: 0, ToOverall: 0, State: 'running' },
        { ID: 4, Week: 4, Carried: 0, Available: 30, Winners: '', Each: 0, Forward: 0, ToOverall: 0, State: 'coming' },
      ],
    },
    payouts: {
      data: [
        { ID: 'overall-1-2', Prize: 'overall-1', Place: 1, Points: 60, EntryName: 'Turf Toe', Final: 0 },
        { ID: 'cigar-0', Prize: 'cigar', Place: null, Points: 15, EntryName: '', Final: 0 },
      ],
    },
    changes: {
      data: [
        { ID: 7, At: '2026-11-15T19:58:00Z', Who: 'Ann', What: 'Line of Buccaneers at Bills set to BUF −5.5' },
        { ID: 9, At: '2026-11-16T10:00:00Z', Who: 'Ann', What: 'Entry Turf Toe added' },
      ],
    },
    ...over,
  };
}
