import type { DataOf } from '@poolhouse/contract';

type Page = DataOf<'GET football/ad'>;
export const anAdminEvent = (
  ID: number,
  Pick1: string,
  Pick2: string,
  over: Partial<Page['events']['data'][number]> = {},
): Page['events']['data'][number] => ({
  ID,
  Pick1,
  Pick2,
  Spread1: 3.5,
  Spread2: -3.5,
  Day: '2026-11-15T18:00:00.000Z',
  started: 0,
  manual_line: 0,
  ...over,
});
export const anAdminPage = (over: Partial<Page> = {}): Page => ({
  config: {
    data: [
      {
        ID: 5,
        contest_id: 5,
        contest_name: 'Oak',
        entry_id: 1,
        EntryName: 'Rusty Nail',
        Week: 11,
        Year: 2026,
        ShowWeek: 11,
        may_set_lines: 1,
        show_model: 0,
        may_set_terms: 1,
      },
    ],
  },
  contests: { data: [{ id: 5, name: 'Oak' }] },
  available_picks: {
    data: [
      { ID: '7-1', Pick: 'Jets', Spread: 3.5, event_id: 7, Day: '', started: 0 },
      { ID: '7-2', Pick: 'Bills', Spread: -3.5, event_id: 7, Day: '', started: 0 },
      { ID: '8-1', Pick: 'Bears', Spread: 1, event_id: 8, Day: '', started: 1 },
    ],
  },
  events: { data: [anAdminEvent(7, 'Jets', 'Bills'), anAdminEvent(8, 'Bears', 'Lions', { started: 1 })] },
  picks_in: { data: [{ ID: 1, PicksIn: 12, TotalUsers: 14, PicksLocked: 9 }] },
  smack: { data: [{ ID: 40, EntryName: 'Turf Toe', Message: 'Rubbish', Modtime: '2026-11-14T18:00:00.000Z', archived: 0 }] },
  users: { data: [{ ID: 2, entry_id: 2, user_id: 3, entry_name: 'Turf Toe', username: 'June', PicksIn: 0 }] },
  ...over,
});
const none = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((n) => [
    [`Pick${n}`, null],
    [`event_id${n}`, null],
    [`Spread${n}`, null],
    [`Result${n}`, null],
    [`Push${n}`, 0],
    [`LockedAt${n}`, ''],
    [`Sealed${n}`, 0],
  ]),
);
export const pendingPicks = {
  ID: 2,
  entry: 'Turf Toe',
  entry_id: 2,
  Week: 11,
  saved_at: '',
  ...none,
} as DataOf<'GET football/pending_picks'>['current_picks']['data'][number];
