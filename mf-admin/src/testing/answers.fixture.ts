import type { AdminGameRow, DataOf, FeedRow } from '@poolhouse/contract';
import type { FakeAnswers } from '@poolhouse/shared-ui/testing';
import { aConsole, aSetup } from './console.fixture';

export const aGame = (ID: number, over: Partial<AdminGameRow> = {}): AdminGameRow => ({
  ID,
  sport: 'NFL',
  season: 2026,
  kickoff: '2026-11-15T18:00:00.000Z',
  team1: 'Jets',
  team2: 'Bills',
  spread2: -3.5,
  state: 'final',
  score1: 17,
  score2: 24,
  status: 'Final',
  manual: 0,
  manual_line: 0,
  started: 1,
  ...over,
});

export const aFeed: FeedRow = {
  ID: 'nfl',
  name: 'NFL scores',
  address: '',
  set_by: 'nobody',
  usual_address: 'https://scores.example/nfl',
  last_good: '2026-11-16T17:00:00.000Z',
  last_error: '',
  next_run: '',
  refused: 2,
  by_hand: 1,
};

export const aRelease = {
  ID: 'mf-tennis 1.4.0',
  remote: 'mf-tennis',
  version: '1.4.0',
  given: 'live',
  since: '2026-11-15T18:00:00.000Z',
  by: 'Ann',
  failures: 3,
  last_failure: '2026-11-16T18:00:00.000Z',
  can_roll_back: 1 as const,
};

const entry = { id: 7, contest_type: 'football', contest_name: 'Oak Street Pool', year: 2026, entry_name: 'Turf Toe' } as const;

/** A site administrator may use every tool, and open every tab. */
export const allMay = (): DataOf<'GET ad/my_permissions'> => ({
  role: 'site',
  calls: [
    'GET ad/adduser',
    'GET ad/RemoveUser',
    'GET ad/ResetPassword',
    'GET ad/changeuseremail',
    'POST ad/hand_over_account',
    'POST ad/close_account',
    'GET ad/EnableDisableContest',
    'POST ad/test',
    'GET ad/setup',
    'POST ad/invite',
    'GET ad/games',
    'POST ad/check_remotes',
    'POST ad/check_doctor',
  ],
});

/** Everything that the console reads, answered well: a pool in week 12, with somebody in. */
export const allAnswers = (): FakeAnswers => ({
  'GET ad/pagedata': () => aConsole({ feeds: { data: [aFeed] }, releases: { data: [aRelease] } }),
  'GET ad/my_permissions': allMay,
  'GET ad/setup': () => aSetup({ figures: { data: aSetup().figures.data.map((row) => ({ ...row, season: 2026, week: 12 })) } }),
  'GET ad/contest': () => ({
    contest: {
      data: [
        {
          ID: 5,
          contest_type: 'football',
          name: 'Oak Street Pool',
          year: 2026,
          group_number: 1,
          path: '/football',
          frozen_at: '',
          frozen_by: '',
          frozen_reason: '',
          to_come: '12 games of it are still to come',
          picks_in: 1,
          picks_of: 2,
          next_lock: '2026-11-19T01:15:00.000Z',
          moments: 1,
          recap_sharing: 1,
        },
      ],
    },
    entries: {
      data: [
        {
          ...{ id: 7, entry_name: 'Turf Toe', user_id: 2, username: 'Hollis', invited: 0 },
          ...{ paid: 0, paid_at: '', paid_by: '', missing: 3, removed_at: '' },
        },
      ],
    },
    standings: { data: [{ ID: 7, EntryName: 'Turf Toe', Rank: 1, Points: 43, Winnings: 0, Record: 'W 43, L 32' }] },
  }),
  'GET ad/season_answers': () => ({
    answers: {
      data: [
        { ID: 2, username: 'Hollis', entries: ['Turf Toe'], answer: 'in', answered_at: '2026-11-16T17:00:00.000Z', reminded_at: '' },
        { ID: 3, username: 'Marge', entries: ['Hail Marys'], answer: '', answered_at: '', reminded_at: '2026-11-15T18:00:00.000Z' },
      ],
    },
  }),
  'GET ad/overrides': () => ({
    overrides: {
      data: [
        {
          ...{ ID: 90, Action: 'football.picks_overridden', User: 'Rusty', modtime: '2026-11-15T18:00:00.000Z', contest_id: 5 },
          ...{ EntryName: 'Turf Toe', reason: 'Called before kick-off', before: '{"pick1":"Jets"}', after: '{"pick1":"Bills"}' },
          ...{ can_undo: 1, undone_by: null },
        },
      ],
      total: 1,
    },
  }),
  'GET ad/closed_accounts': () => ({
    closed_accounts: { data: [{ ID: 12, closed_at: '2026-11-15T18:00:00.000Z', entries: ['Hail Marys, Oak Street Pool 2025'] }] },
  }),
  'GET ad/user_entries': () => ({ user_entries: { data: [entry] } }),
  'GET ad/user_card': () => ({
    user: {
      data: [
        {
          ...{ ID: 2, username: 'Hollis', Email: 'hollis@example.com', joined: '2025-09-02T12:00:00.000Z', last_signed_in: '' },
          ...{ devices: 1, passkeys: 0, locked_until: '', mails_waiting: 0, mails_given_up: 0, is_admin: 0 },
          ...{ entries_kept: 0, entries_open: 1 },
        },
      ],
    },
    user_entries: { data: [{ ...entry, contest_id: 5, paid: 0, picks_in: 2, picks_of: 5 }] },
  }),
  'GET ad/activity_row': () => ({
    activity: {
      data: [
        {
          ...{ ID: 9, Action: 'user.added', User: 'Rusty', DBUser: 'Rusty O', IP: '203.0.113.7', modtime: '2026-11-16T17:31:09.000Z' },
          ...{ details: 1, before: '', after: '{"email":"hollis@example.com"}' },
        },
      ],
    },
  }),
  'GET ad/games': () => ({ games: { data: [aGame(7)] }, season: 2026, week: 11, weeks: 18 }),
  'GET ad/retention': () => ({
    retention: { data: [{ ID: 1, activity: 1095, addresses: 90, mails: 30, payloads: 7, hits: 365 }] },
    last_outcome: '12 addresses blanked.',
    kept_for_ever: ['overrides', 'results', 'roles'],
  }),
  'GET ad/feed': () => ({
    payloads: { data: [{ ID: 4, at: '2026-11-16T17:00:00.000Z', ok: 1, bytes: 2, body: '{}', refused: ['A game is not known.'] }] },
  }),
  'GET ad/remote_failures': () => ({ failures: { data: [] } }),
  'GET ad/doctor': () => ({
    findings: { data: [{ ID: 1, level: 'bad', about: 'Disk', says: '0.1 GB are free in the data folder.', todo: 'Make room.' }] },
    at: '2026-11-16T17:00:00.000Z',
    checking: 0,
  }),
});
