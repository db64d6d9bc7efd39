import type { DataOf, GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import { PARS } from './page.fixture';

type AdminPage = DataOf<'GET golf/ad'>;

export const anAdminTournament = (ID: number, over: Partial<GolfAdminTournamentRow> = {}): GolfAdminTournamentRow => ({
  ID,
  Name: `Event ${ID}`,
  Start_Date: `2026-0${ID}-05`,
  status: 'NOT_STARTED',
  in_season: 0,
  double: 0,
  major: 0,
  unfit: '',
  golfers: 0,
  published: 0,
  ...over,
});

/** A season of Event 1 and Event 2, which counts double; Event 3 is played in pairs, Event 4 is free. */
export const anAdminPage = (config: Partial<GolfAdminConfigRow> = {}): AdminPage => ({
  config: {
    data: [
      {
        ID: 1,
        contest_id: 3,
        contest_name: 'Golf 2026',
        entry_id: 0,
        EntryName: '',
        Year: 2026,
        may_set_season: 1,
        may_set_scores: 1,
        frozen: 0,
        EntryFee: 50,
        Pot: 150,
        weekly: '30,20',
        overall: '0',
        per_event: 0,
        rest: 0,
        side_action_open: 1,
        once_per_season: 0,
        self_pick1: 1,
        tid: 1,
        pick_tid: 1,
        LockAt: '2026-01-05T12:00:00.000Z',
        ...config,
      },
    ],
  },
  contests: { data: [{ id: 3, name: 'Golf 2026' }] },
  tournaments: {
    data: [
      anAdminTournament(1, { in_season: 1, golfers: 8 }),
      anAdminTournament(2, { in_season: 1, double: 1, major: 1 }),
      anAdminTournament(3, { unfit: 'Event 3: two golfers share a ball here, so nobody’s own holes exist.' }),
      anAdminTournament(4, { major: 1 }),
    ],
  },
  entries: {
    data: [
      { ID: 12, entry_name: 'Rusty Nail', picked: 1 },
      { ID: 13, entry_name: 'Mulligan', picked: 0 },
    ],
  },
  pick1_entries: { data: [{ ID: 21, entry_name: 'One Club', picked: 0 }] },
  field: {
    data: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ ID: id, Name: `Golfer ${id}`, Group_Num: (id - 1) % 4, status: 'IN' as const })),
  },
  cards: {
    data: [1, 2, 3, 4].map((ID) => ({ ID, holes: ID === 1 ? `4${','.repeat(17)}` : '', pars: PARS.join(','), manual: 0 as const })),
  },
});
