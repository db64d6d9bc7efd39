import type { BoardData, GameRow, PickRow } from '../contest';

/** Thursday 19 November 2026, 9:14 in New York; the games of week 11 begin on Sunday. */
export const NOW = Date.parse('2026-11-19T14:14:00Z');
export const SUNDAY_1PM = '2026-11-22T18:00:00Z';

/** Jets at Patriots, to come. */
export function aGame(over: Partial<GameRow> = {}): GameRow {
  return {
    ID: 1,
    SportAbbrev: 'NFL',
    Rank1: null,
    Rank2: null,
    Abbrev1: 'NYJ',
    Abbrev2: 'NE',
    Colors1: '#003F2D,#FFFFFF',
    Colors2: '#002244,#C60C30',
    Spread1: 7.5,
    Spread2: -7.5,
    TV: 'CBS',
    started: 0,
    inProgress: 0,
    status: '',
    team1: 'Jets',
    team2: 'Patriots',
    score1: null,
    score2: null,
    state: 'scheduled',
    statusNote: '',
    possession: null,
    day: SUNDAY_1PM,
    timeLeft: '15:00',
    updated: '',
    ...over,
  };
}

/** My entry without a pick. */
export function aPick(over: Partial<PickRow> = {}): PickRow {
  return { ID: 1, EntryName: 'Rusty Nail', mine: 1, PickIn: 0, Pick: '', event_id: null, side: null, Grade: '', ...over };
}

export const jets = { PickIn: 1, Pick: 'Jets', event_id: 1, side: 1 } as const;

/** Two entries before the games of week 11: mine without a pick, and one whose pick is sealed. */
export function aBoard(over: Partial<BoardData> = {}): BoardData {
  return {
    config: {
      data: [
        {
          ID: 1,
          contest_id: 5,
          contest_name: 'Our League',
          entry_id: 1,
          EntryName: 'Rusty Nail',
          week: 11,
          year: 2026,
          Weeks: 18,
          isAdmin: 0,
          NextKickoff: SUNDAY_1PM,
          ScoresFrom: '',
          Years: '2026',
        },
      ],
    },
    contests: { data: [{ id: 5, name: 'Our League' }] },
    games: {
      data: [
        aGame(),
        aGame({ ID: 2, team1: 'Bears', team2: 'Lions', day: '2026-11-23T01:20:00Z' }),
        aGame({ ID: 3, team1: 'Rams', state: 'postponed' }),
      ],
    },
    picks: { data: [aPick(), aPick({ ID: 2, EntryName: 'Turf Toe', mine: 0, PickIn: 1 })] },
    standings: {
      data: [
        { ID: 1, EntryName: 'Rusty Nail', Points: 6, Losses: 4, Rank: 1, Moved: 1 },
        { ID: 2, EntryName: 'Turf Toe', Points: 5, Losses: 5, Rank: 2, Moved: -1 },
      ],
    },
    smack: { data: [{ ID: 5, EntryName: 'Rusty Nail', Message: 'One team.', Modtime: '2026-11-18T19:58:00Z', archived: 0 }] },
    ...over,
  };
}
