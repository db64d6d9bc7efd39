import type { ConsoleConfigRow, DataOf } from '@poolhouse/contract';

export type ConsolePage = DataOf<'GET ad/pagedata'>;

export const aSeat = (over: Partial<ConsoleConfigRow> = {}): ConsoleConfigRow => ({
  ID: 1,
  role: 'site',
  group_number: 1,
  group_name: 'Oak Street Pool',
  users_total: 2,
  activity_total: 1,
  contests_total: 1,
  groups_total: 1,
  mail_server: 1,
  practice: 0,
  ...over,
});

export const aUser = (
  id: number,
  username: string,
  over: Partial<ConsolePage['users']['data'][number]> = {},
): ConsolePage['users']['data'][number] => ({
  id,
  Email: `${username.toLowerCase()}@example.com`,
  username,
  joined: '2025-09-02T12:00:00.000Z',
  is_admin: 0,
  group_number: 1,
  invited: 0,
  football_entry_name: `${username} FB`,
  golf_entry_name: '',
  golf_entry_id: null,
  pick1golf_entry_id: null,
  Football: 1,
  Golf: 0,
  bbAuction: 0,
  BowlMania: 0,
  ...over,
});

/** A running pool of two, as its site administrator sees it. */
export const aConsole = (over: Partial<ConsolePage> = {}): ConsolePage => ({
  config: { data: [aSeat()] },
  needs_action: { data: [] },
  users: { data: [aUser(1, 'Rusty', { is_admin: 1 }), aUser(2, 'Hollis')] },
  active_contests: {
    data: [
      {
        id: 5,
        contest_type: 'football',
        name: 'Oak Street Pool',
        year: 2026,
        entry_count: 2,
        group_number: 1,
        frozen_at: '',
        paid_count: 1,
      },
    ],
  },
  groups: { data: [{ ID: 1, group_number: 1, name: 'Oak Street Pool', closed_at: '', members: 2, contests: 1 }] },
  roles: { data: [] },
  invites: { data: [] },
  claims: { data: [] },
  activity: {
    data: [
      { ID: 9, Action: 'user.added', User: 'Rusty', DBUser: 'Rusty O', IP: '203.0.113.7', modtime: '2026-11-16T17:31:09.000Z', details: 1 },
    ],
  },
  locked_users: { data: [{ ID: 2, Email: 'hollis@example.com', until: '2026-11-16T18:30:00.000Z' }] },
  mail: { data: [] },
  contest_agents: {
    data: [
      {
        ID: 3,
        name: 'NFL scores',
        active: 1,
        refresh_rate: 30,
        last_runtime: '2026-11-16T17:59:50.000Z',
        outcome: '16 games',
        next_run: '2026-11-16T18:00:20.000Z',
        failures: 0,
        late: 0,
      },
    ],
  },
  feeds: { data: [] },
  releases: { data: [] },
  activity_info: { data: [{ ID: 1, uptime: 90_000, queries: 2_904_118 }] },
  cache_stats: {
    data: [{ ID: 1, apc_hits: 987, apc_misses: 13, apc_mem_free: 61_000_000, server: 1, servers: 2, since: '2026-11-16T12:00:00.000Z' }],
  },
  conn_users: { data: [{ ID: 1, name: 'Rusty', last_seen: '2026-11-16T17:59:00.000Z' }] },
  hit_count: { data: [] },
  nfl_teams: { data: [] },
  available_golfers: { data: [] },
  nfl_wins_entries: { data: [] },
  ...over,
});

export const aSetup = (over: Partial<DataOf<'GET ad/setup'>> = {}): DataOf<'GET ad/setup'> => ({
  figures: {
    data: [
      {
        ID: 1,
        group_number: 1,
        group_name: 'Oak Street Pool',
        season: 0,
        games: 0,
        results: 0,
        week: 0,
        contests: 0,
        people: 1,
        joined: 1,
        first_lock: '',
        first_lock_game: '',
        first_pick: '',
        scoreboard: 'https://scores.example/nfl',
        scoreboard_on: 0,
      },
    ],
  },
  steps: {
    data: [
      { ID: 'name', done: 1, message: 'Oak Street Pool', mine: 1 },
      { ID: 'games', done: 0, message: 'No games are there yet.', mine: 1 },
      { ID: 'scores', done: 0, message: 'Scores are entered by hand.', mine: 1 },
      { ID: 'contest', done: 0, message: 'No contest is open.', mine: 1 },
      { ID: 'people', done: 0, message: 'Nobody but you.', mine: 1 },
      { ID: 'lines', done: 0, message: 'No lines yet.', mine: 1 },
    ],
  },
  choices: {
    data: [
      {
        ID: 'football',
        title: 'Football',
        fields: ['first_week', 'points_per_entry', 'cigar_points', 'overall_points', 'show_model'],
        usual: { points_per_entry: '10' },
        built: 1,
        ready: 0,
        copy_of: null,
      },
      { ID: 'underdogs', title: 'Underdogs', fields: [], usual: {}, built: 1, ready: 0, copy_of: null },
      { ID: 'bowl_mania', title: 'Bowl Mania', fields: [], usual: {}, built: 0, ready: 0, copy_of: null },
    ],
  },
  without_line: { data: [] },
  missing: ['No contest is open yet.'],
  ...over,
});
