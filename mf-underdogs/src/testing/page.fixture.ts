import type { UnderdogsPage } from '../contest/underdogs.types';
import { aConfig, aFinalGame, aGraded, aLiveGame, anEvent, aPick, aSealedPick, aStanding, aUser, SUNDAY_1PM } from './rows.fixture';

const bears = { ID: 2, team1: 'Bears', team2: 'Vikings', Abbrev1: 'CHI', Abbrev2: 'MIN', Spread1: 3, Spread2: -3 };

/** This week's games and next week's: the Jets and Bears get points in week 11, the Lions in week 12, where one game has no line. */
export const events = [
  anEvent(),
  anEvent(bears),
  anEvent({
    ID: 3,
    team1: 'Chiefs',
    team2: 'Broncos',
    Abbrev1: 'KC',
    Abbrev2: 'DEN',
    Spread1: -6,
    Spread2: 6,
    day: '2026-11-20T01:15:00Z',
  }),
  anEvent({
    ID: 4,
    week: 12,
    team1: 'Lions',
    team2: 'Packers',
    Abbrev1: 'DET',
    Abbrev2: 'GB',
    Spread1: 2.5,
    Spread2: -2.5,
    day: '2026-11-26T17:30:00Z',
  }),
  anEvent({
    ID: 5,
    week: 12,
    team1: 'Jets',
    team2: 'Dolphins',
    Abbrev1: 'NYJ',
    Abbrev2: 'MIA',
    Spread1: null,
    Spread2: null,
    day: '2026-11-29T18:00:00Z',
  }),
];

/** Three entries before the games of week 11. Entry 1, Rusty Nail, is the viewer's and has not picked; Turf Toe's pick is sealed. */
export function aPage(over: Partial<UnderdogsPage> = {}): UnderdogsPage {
  return {
    config: { data: [aConfig()] },
    contests: { data: [{ id: 5, name: 'Dog House' }] },
    users: {
      data: [
        aUser(),
        aUser({ ID: 2, entry_id: 2, entry_name: 'Turf Toe', mine: 0, PickIn: 1 }),
        aUser({ ID: 3, entry_id: 3, entry_name: 'Sack Lunch', mine: 0 }),
      ],
    },
    scores: { data: [] },
    events: { data: events },
    picks: {
      data: [
        aGraded(1, 9, 'Bears', 'C', { Abbrev: 'CHI' }),
        aGraded(1, 10, 'Titans', 'W'),
        aGraded(2, 9, 'Bears', 'C', { Abbrev: 'CHI' }),
        aGraded(2, 10, 'Raiders', 'L', { spread: 7, spreadScore: 0 }),
        aSealedPick({ ID: '2-11', entry_id: 2 }),
      ],
    },
    standings: {
      data: [
        aStanding(),
        aStanding({ ID: 2, EntryName: 'Turf Toe', Wins: 0, Covers: 1, Losses: 1, Rank: 2, Moved: -1 }),
        aStanding({ ID: 3, EntryName: 'Sack Lunch', Wins: 0, Covers: 0, Rank: 3 }),
      ],
    },
    popular: { data: [] },
    moments: { data: [] },
    smack: { data: [{ ID: 5, EntryName: 'Rusty Nail', Message: 'Who let the dogs out.', Modtime: '2026-11-18T19:58:00Z', archived: 0 }] },
    ...over,
  };
}

/** The same with my pick in. */
export function aPickedPage(over: Partial<UnderdogsPage> = {}, pick = aPick()): UnderdogsPage {
  const { users, picks, ...rest } = aPage();
  return {
    ...rest,
    users: { data: users.data.map((user) => (user.entry_id === 1 ? { ...user, PickIn: 1 } : user)) },
    picks: { data: [...picks.data, pick] },
    ...over,
  };
}

/** Sunday afternoon: the Jets trail by 3 with 7.5 points, which two entries have; the Bears are done. */
export function aSunday(): UnderdogsPage {
  const live = { live: 1, spreadScore: 4.5 } as const;
  return aPickedPage({
    config: { data: [aConfig({ NextKickoff: '2026-11-23T01:20:00Z' })] },
    scores: { data: [aFinalGame({ ...bears, score1: 27, score2: 13 }), aLiveGame()] },
    users: {
      data: [
        aUser({ PickIn: 1 }),
        aUser({ ID: 2, entry_id: 2, entry_name: 'Turf Toe', mine: 0, PickIn: 1 }),
        aUser({ ID: 3, entry_id: 3, entry_name: 'Sack Lunch', mine: 0, PickIn: 1 }),
      ],
    },
    events: { data: events.map((event) => (event.day <= SUNDAY_1PM ? { ...event, started: 1 } : event)) },
    picks: {
      data: [
        ...aPage().picks.data.filter((pick) => pick.sealed === 0),
        aPick(live),
        aPick({ ID: '2-11', entry_id: 2, spread: 7, live: 1, spreadScore: 4 }),
        aPick({
          ID: '3-11',
          entry_id: 3,
          pick: 'Bears',
          Abbrev: 'CHI',
          event_id: 2,
          spread: 3,
          spreadScore: 17,
          result: 1,
          Grade: 'W',
          Override: 'Called in by phone.',
        }),
      ],
    },
    popular: {
      data: [
        { ID: '2-CHI', pick: 'Bears', Abbrev: 'CHI', event_id: 2, Count: 1 },
        { ID: '1-NYJ', pick: 'Jets', Abbrev: 'NYJ', event_id: 1, Count: 2 },
      ],
    },
  });
}
