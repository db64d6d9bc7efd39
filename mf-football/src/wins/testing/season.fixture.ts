import type { WinsOutlookRow, WinsRaceRow, WinsTurnRow } from '@poolhouse/contract';
import type { WinsSeason } from '../useWinsSeason';
import { aWinsConfig, aWinsPage } from './wins.fixture';

export function anOutlook(over: Partial<WinsOutlookRow> = {}): WinsOutlookRow {
  return {
    ID: 1,
    EntryName: 'Rusty Nail',
    Points: 23.5,
    Projected: 37.4,
    Best: 50.5,
    Worst: 23.5,
    BestRank: 1,
    WorstRank: 2,
    ExpWins: 37.5,
    Pace: 21.6,
    Left: 27,
    State: 'alive',
    ...over,
  };
}

const race = (entry: number, EntryName: string, points: readonly number[]): WinsRaceRow[] =>
  points.map((Points, i) => ({ ID: `${entry}-${i + 1}`, entry_id: entry, EntryName, Week: i + 1, Points, Rank: entry }));

/** A turn of a draft of two; with a team it was taken. */
export function aTurn(ID: number, Abbrev = '', team_name = Abbrev): WinsTurnRow {
  const first = ID % 4 === 1 || ID % 4 === 0;
  return { ID, Round: Math.ceil(ID / 2), entry_id: first ? 1 : 2, EntryName: first ? 'Rusty Nail' : 'Turf Toe', team_name, Abbrev };
}

/** A season with its draft done: Rusty Nail and Turf Toe, three rounds. */
export function aWinsSeason(over: Partial<WinsSeason> = {}): WinsSeason {
  return {
    config: { data: [aWinsConfig()] },
    outlook: {
      data: [
        anOutlook(),
        anOutlook({
          ID: 2,
          EntryName: 'Turf Toe',
          Points: 13,
          Projected: 20.1,
          Best: 27,
          Worst: 13,
          BestRank: 1,
          WorstRank: 2,
          ExpWins: 17.5,
          Pace: 14.2,
          Left: 14,
        }),
      ],
    },
    race: { data: [...race(1, 'Rusty Nail', [2, 4.5, 7]), ...race(2, 'Turf Toe', [1, 2, 4])] },
    payouts: {
      data: [
        { ID: 1, EntryName: 'Rusty Nail', Rank: 1, Points: 23.5, Winnings: 60 },
        { ID: 2, EntryName: 'Turf Toe', Rank: 2, Points: 13, Winnings: 40 },
      ],
    },
    draft: {
      data: [
        aTurn(1, 'BUF', 'Bills'),
        aTurn(2, 'TB', 'Buccaneers'),
        aTurn(3, 'DEN', 'Broncos'),
        aTurn(4, 'KC', 'Chiefs'),
        aTurn(5, 'NYJ', 'Jets'),
        aTurn(6, 'CHI', 'Bears'),
      ],
    },
    teams: aWinsPage().teams,
    ...over,
  };
}
