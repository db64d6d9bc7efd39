import type {
  UnderdogsConfigRow,
  UnderdogsEventRow,
  UnderdogsPickRow,
  UnderdogsScoreRow,
  UnderdogsStandingRow,
  UnderdogsUserRow,
} from '@poolhouse/contract';

/** Thursday 19 November 2026, 9:14 in New York; the games of week 11 begin on Sunday. */
export const NOW = Date.parse('2026-11-19T14:14:00Z');
export const SUNDAY_1PM = '2026-11-22T18:00:00Z';

/** Rows for tests: a whole row with the fields that matter to the case on top. */
export function aConfig(over: Partial<UnderdogsConfigRow> = {}): UnderdogsConfigRow {
  return {
    ID: 1,
    contest_id: 5,
    contest_name: 'Dog House',
    entry_id: 1,
    EntryName: 'Rusty Nail',
    week: 11,
    year: 2026,
    Weeks: 18,
    isAdmin: 0,
    SelfPick: 1,
    MissedPick: 'none',
    NextKickoff: SUNDAY_1PM,
    ScoresFrom: '',
    Years: '2026',
    ...over,
  };
}

export function aUser(over: Partial<UnderdogsUserRow> = {}): UnderdogsUserRow {
  return {
    ID: 1,
    entry_id: 1,
    entry_name: 'Rusty Nail',
    pick: '',
    Abbrev: '',
    event_id: null,
    spread: null,
    PickIn: 0,
    mine: 1,
    TakenAt: '',
    Override: '',
    Auto: 0,
    Void: '',
    ...over,
  };
}

/** The Jets with 7.5 points at New England. */
export function aPick(over: Partial<UnderdogsPickRow> = {}): UnderdogsPickRow {
  return {
    ID: '1-11',
    entry_id: 1,
    week: 11,
    pick: 'Jets',
    Abbrev: 'NYJ',
    event_id: 1,
    spread: 7.5,
    result: 0,
    spreadScore: null,
    Grade: '',
    live: 0,
    sealed: 0,
    Day: SUNDAY_1PM,
    TakenAt: '2026-11-17T14:14:00Z',
    Override: '',
    Auto: 0,
    Void: '',
    ...over,
  };
}

export const aSealedPick = (over: Partial<UnderdogsPickRow> = {}): UnderdogsPickRow =>
  aPick({ sealed: 1, pick: '', Abbrev: '', event_id: null, spread: null, Day: '', TakenAt: '', ...over });

/** A finished pick of a past week, at 7.5 points. */
export function aGraded(
  entry: number,
  week: number,
  pick: string,
  grade: 'W' | 'C' | 'L',
  over: Partial<UnderdogsPickRow> = {},
): UnderdogsPickRow {
  const spreadScore = { W: 10.5, C: 4.5, L: -2.5 }[grade];
  return aPick({
    ID: `${entry}-${week}`,
    entry_id: entry,
    week,
    pick,
    Abbrev: pick.slice(0, 3).toUpperCase(),
    event_id: 1000 + week,
    Grade: grade,
    result: grade === 'W' ? 1 : 0,
    spreadScore,
    Day: `2026-09-${9 + week}T17:00:00Z`,
    ...over,
  });
}

/** Jets at Patriots: the away side gets 7.5. */
export function anEvent(over: Partial<UnderdogsEventRow> = {}): UnderdogsEventRow {
  return {
    ID: 1,
    week: 11,
    team1: 'Jets',
    team2: 'Patriots',
    Abbrev1: 'NYJ',
    Abbrev2: 'NE',
    Colors1: '#003F2D,#FFFFFF',
    Colors2: '#002244,#C60C30',
    Spread1: 7.5,
    Spread2: -7.5,
    Rank1: null,
    Rank2: null,
    day: SUNDAY_1PM,
    TV: 'CBS',
    SportAbbrev: 'NFL',
    started: 0,
    ...over,
  };
}

export function aGame(over: Partial<UnderdogsScoreRow> = {}): UnderdogsScoreRow {
  const { week: _week, ...event } = anEvent();
  return {
    ...event,
    inProgress: 0,
    status: '',
    score1: null,
    score2: null,
    state: 'scheduled',
    statusNote: '',
    possession: null,
    timeLeft: '15:00',
    updated: '',
    ...over,
  };
}

export const aLiveGame = (over: Partial<UnderdogsScoreRow> = {}): UnderdogsScoreRow =>
  aGame({
    started: 1,
    inProgress: 1,
    state: 'in_progress',
    status: 'Q3',
    timeLeft: '8:41',
    score1: 17,
    score2: 20,
    updated: '2026-11-22T20:10:00Z',
    ...over,
  });

export const aFinalGame = (over: Partial<UnderdogsScoreRow> = {}): UnderdogsScoreRow =>
  aLiveGame({ inProgress: 0, state: 'final', status: 'Final', timeLeft: '0:00', ...over });

export function aStanding(over: Partial<UnderdogsStandingRow> = {}): UnderdogsStandingRow {
  return { ID: 1, EntryName: 'Rusty Nail', Wins: 1, Covers: 1, Losses: 0, Rank: 1, Moved: 0, ...over };
}
