import type { WinsConfigRow, WinsScoreRow, WinsStandingRow, WinsTeamRow } from '@poolhouse/contract';
import type { WinsPage } from '../board/board.rules';

/** Rows for tests: a whole row with the fields that matter to the case on top. */
export function aWinsConfig(over: Partial<WinsConfigRow> = {}): WinsConfigRow {
  return {
    ID: 1,
    contest_id: 8,
    contest_name: 'Oak Street Wins',
    entry_id: 1,
    EntryName: 'Rusty Nail',
    week: 11,
    year: 2026,
    ShowWeek: 11,
    Weeks: 18,
    NumEntries: 2,
    PointsPerEntry: 50,
    Pot: 100,
    OverallPoints: '60,40',
    NextKickoff: '',
    ScoresFrom: '',
    Years: '2026',
    isAdmin: 0,
    ...over,
  };
}

export function aWinsScore(over: Partial<WinsScoreRow> = {}): WinsScoreRow {
  return {
    ID: 1,
    SportAbbrev: 'NFL',
    Rank1: null,
    Rank2: null,
    Abbrev1: 'TB',
    Abbrev2: 'BUF',
    Colors1: '#D50A0A,#34302B',
    Colors2: '#00338D,#C60C30',
    Spread1: 5.5,
    Spread2: -5.5,
    TV: 'CBS',
    started: 0,
    inProgress: 0,
    status: '',
    team1: 'Buccaneers',
    team2: 'Bills',
    score1: null,
    score2: null,
    state: 'scheduled',
    statusNote: '',
    possession: null,
    day: '2026-11-15T18:00:00Z',
    timeLeft: '15:00',
    updated: '',
    EntryName1: 'Turf Toe',
    EntryName2: 'Rusty Nail',
    entry_id1: 2,
    entry_id2: 1,
    ...over,
  };
}

export const aLiveScore = (over: Partial<WinsScoreRow> = {}): WinsScoreRow =>
  aWinsScore({
    started: 1,
    inProgress: 1,
    state: 'in_progress',
    status: 'Q3',
    timeLeft: '8:41',
    score1: 20,
    score2: 31,
    updated: '2026-11-15T20:20:00Z',
    ...over,
  });

export const aFinalScore = (over: Partial<WinsScoreRow> = {}): WinsScoreRow =>
  aWinsScore({
    started: 1,
    state: 'final',
    status: 'Final',
    timeLeft: '0:00',
    score1: 20,
    score2: 31,
    updated: '2026-11-15T21:20:00Z',
    ...over,
  });

export function aTeam(over: Partial<WinsTeamRow> = {}): WinsTeamRow {
  return {
    ID: 'BUF',
    team_name: 'Bills',
    Colors: '#00338D,#C60C30',
    EntryName: 'Rusty Nail',
    entry_id: 1,
    wins: 8,
    losses: 2,
    ties: 0,
    exp_wins: 11.5,
    left: 7,
    bye: 0,
    drafted: 1,
    ...over,
  };
}

function aWinsStanding(over: Partial<WinsStandingRow> = {}): WinsStandingRow {
  return { ID: 'w1', entry_id: 1, EntryName: 'Rusty Nail', Week: 11, Wins: 1, Losses: 0, Ties: 0, Points: 1, Rank: 1, Moved: 0, ...over };
}

/** A Sunday of week 11: Bills lead, Jets and Patriots tied, Chiefs to come, Bears off. Entry 1, Rusty Nail, is the viewer's. */
export function aWinsPage(over: Partial<WinsPage> = {}): WinsPage {
  const toe = { EntryName: 'Turf Toe', entry_id: 2 };
  return {
    config: { data: [aWinsConfig()] },
    contests: { data: [{ id: 8, name: 'Oak Street Wins' }] },
    scores: {
      data: [
        aFinalScore({
          ID: 3,
          team1: 'Jets',
          team2: 'Patriots',
          Abbrev1: 'NYJ',
          Abbrev2: 'NE',
          score1: 17,
          score2: 17,
          status: 'F/OT',
          EntryName1: 'Rusty Nail',
          entry_id1: 1,
          EntryName2: '',
          entry_id2: null,
          day: '2026-11-13T01:15:00Z',
        }),
        aLiveScore({ ID: 2 }),
        aWinsScore({
          ID: 1,
          team1: 'Chiefs',
          team2: 'Broncos',
          Abbrev1: 'KC',
          Abbrev2: 'DEN',
          EntryName1: 'Rusty Nail',
          entry_id1: 1,
          EntryName2: 'Turf Toe',
          entry_id2: 2,
          day: '2026-11-15T21:25:00Z',
        }),
      ],
    },
    teams: {
      data: [
        aTeam(),
        aTeam({ ID: 'TB', team_name: 'Buccaneers', ...toe, wins: 6, losses: 4, exp_wins: 8.5 }),
        aTeam({ ID: 'NYJ', team_name: 'Jets', wins: 3, losses: 7, ties: 1, left: 6, exp_wins: 6.5 }),
        aTeam({
          ID: 'NE',
          team_name: 'Patriots',
          EntryName: '',
          entry_id: null,
          wins: 3,
          losses: 7,
          ties: 1,
          left: 6,
          exp_wins: null,
          drafted: null,
        }),
        aTeam({ ID: 'KC', team_name: 'Chiefs', wins: 7, losses: 3 }),
        aTeam({ ID: 'DEN', team_name: 'Broncos', ...toe, wins: 7, losses: 3, exp_wins: 9 }),
        aTeam({ ID: 'CHI', team_name: 'Bears', wins: 5, losses: 5, bye: 1, exp_wins: 8 }),
      ],
    },
    standings: {
      data: [
        aWinsStanding({ Wins: 0, Ties: 1, Points: 0.5 }),
        aWinsStanding({ ID: 'w2', ...toe, Wins: 0, Points: 0, Rank: 2 }),
        aWinsStanding({ ID: 'o1', Week: 0, Wins: 23, Losses: 17, Ties: 1, Points: 23.5, Rank: 1, Moved: 1 }),
        aWinsStanding({ ID: 'o2', ...toe, Week: 0, Wins: 13, Losses: 7, Points: 13, Rank: 2, Moved: -1 }),
      ],
    },
    smack: { data: [{ ID: 5, EntryName: 'Rusty Nail', Message: 'Bills by a mile.', Modtime: '2026-11-15T19:58:00Z', archived: 0 }] },
    ...over,
  };
}
