import { z } from 'zod';
import { api, type ApiKey } from './api';
import { CONTESTS_INSIDE, FOOTBALL_WEEKS, PICKS_PER_WEEK } from './constants';
import type { Endpoint } from './endpoint';

const slots = (name: string) => [1, 2, 3, 4, 5].map((n) => `${name}${n}`);

/** The calls of the specification's first part that the shell and football make, with what they send and what they read. */
const calls: readonly [ApiKey, sent: string[], read: string[]][] = [
  ['POST na/signin', ['username', 'password'], ['group_number', 'user_contests']],
  ['GET utils/logout', [], []],
  ['GET utils/rfn', ['vid', 'dt'], []],
  ['GET utils/register_for_notifications', ['event_id', 'type', 'active'], []],
  [
    'GET football/pagedata',
    ['week', 'year', 'contest_id', 'ts'],
    ['config', 'scores', 'picks', 'smack', 'standings', 'cigar', 'sidebet', 'contests'],
  ],
  ['POST football/smack', ['Message', 'contest_id'], []],
  ['DELETE football/smack', ['id', 'contest_id'], []],
  ['GET football/makepicksdata', ['entry_id'], ['config', 'available_picks', 'entries', 'events', 'current_picks']],
  ['GET football/pending_picks', ['entry_id'], ['current_picks', 'contest_id']],
  ['GET football/makepicks', ['entry_id', ...slots('pick'), ...slots('event_id'), ...slots('lock')], []],
  ['GET football/history', ['year', 'entryname'], ['picks', 'yearly_results']],
  ['GET football/rulesdata', ['contest_id'], ['config']],
  ['GET football/alltimeview', [], ['all_time_data']],
  ['GET football/footballwins_pagedata', ['week', 'year'], ['config', 'smack', 'standings', 'scores', 'teams']],
  ['POST football/footballwins_smack', ['Message'], []],
  ['DELETE football/footballwins_smack', ['id'], []],
  ['GET underdogs/pagedata', [], ['users', 'scores', 'events', 'picks', 'config']],
  ['POST underdogs/savepick', ['entryId', 'eventId', 'spread'], []],
  [
    'GET ad/pagedata',
    [],
    [
      'activity',
      'activity_info',
      'cache_stats',
      'conn_users',
      'contest_agents',
      'hit_count',
      'locked_users',
      'users',
      'active_contests',
      'nfl_teams',
      'nfl_wins_entries',
    ],
  ],
  ['GET football/ad', [], ['config', 'available_picks', 'events', 'picks_in', 'smack', 'users']],
  ['GET ad/user_entries', ['user_id'], ['user_entries']],
  ['GET ad/toggleagent', ['name', 'active'], ['result']],
  ['GET ad/UnlockUser', ['userName'], ['result']],
  ['GET ad/adduser', ['email'], ['result']],
  ['GET ad/RemoveUser', ['email'], ['result']],
  ['GET ad/ResetPassword', ['userName'], ['result']],
  ['GET ad/changeuseremail', ['oldEmail', 'newEmail'], ['result']],
  ['GET ad/EnableDisableContest', ['email', 'football', 'golf'], ['result']],
  ['GET football/MakePicksGuts', ['entry_id', ...slots('Pick'), ...slots('event_id'), ...slots('lock')], ['result']],
  ['GET football/ad_delete_smack', ['id'], ['result']],
  ['POST ad/test', [], []],
  ['POST ad/add_contest', ['contest_type', 'name', 'year'], ['result']],
  ['POST ad/add_contest_entry', ['contest_id', 'user_id'], ['result']],
  ['POST ad/remove_contest_entry', ['entry_id', 'user_id'], ['result']],
  ['PUT football/events', ['id', 'spread1', 'spread2'], ['result']],
  ['POST ad/nflwins_populate_standings', [], []],
  ['POST ad/nflwins_populate_games', [], []],
  ['POST ad/nflwins_save_owner', ['entry_id', 'team_name', 'exp_wins'], []],
  ['GET utils/useroptions', [], ['main', 'bowl_mania', 'football_entries', 'golf']],
  ['POST utils/useroptions', ['user_options'], []],
  ['POST na/joinuser', ['guid', 'password'], []],
  ['POST utils/setnewpassword', ['guid', 'password'], []],
  ['GET ssf/pagedata', [], ['events', 'factors']],
  ['GET ssf/update', [], []],
];

/** Rows of the specification, with the fields it names. */
const rows: readonly [ApiKey, group: string, fields: string[]][] = [
  [
    'GET football/pagedata',
    'config',
    ['contest_id', 'entry_id', 'EntryName', 'Week', 'Year', 'ShowWeek', 'notification_support', 'PointsThisWeek'],
  ],
  ['GET football/pagedata', 'standings', ['EntryName', 'Week', 'Wins', 'Losses', 'Points']],
  ['GET football/pagedata', 'picks', ['EntryName', 'Pick', 'Spread', 'Result', 'Day']],
  [
    'GET football/pagedata',
    'scores',
    [
      'ID',
      'team1',
      'team2',
      'score1',
      'score2',
      'started',
      'inProgress',
      'status',
      'statusNote',
      'possession',
      'day',
      'timeLeft',
      'picks_winning',
      'picks_losing',
      'notifications',
      'Rank1',
      'Rank2',
    ],
  ],
  ['GET football/pagedata', 'smack', ['ID', 'EntryName', 'Message', 'Modtime', 'archived']],
  ['GET football/pagedata', 'contests', ['id', 'name']],
  [
    'GET football/makepicksdata',
    'events',
    [
      'ID',
      'Pick1',
      'Pick2',
      'Spread1',
      'Spread2',
      'Day',
      'TV',
      'Rank1',
      'Rank2',
      'SportAbbrev',
      'score',
      'started',
      'inProgress',
      'status',
    ],
  ],
  ['GET football/makepicksdata', 'available_picks', ['Pick', 'Spread', 'event_id', 'Day']],
  ['GET football/makepicksdata', 'current_picks', [...slots('Pick'), ...slots('event_id'), ...slots('Spread'), 'Week', 'entry']],
  ['GET football/makepicksdata', 'entries', ['id', 'entry_name']],
  ['GET football/history', 'picks', ['Week', 'Result', 'Pick']],
  ['GET football/history', 'yearly_results', ['Year', 'Wins', 'Losses', 'Points']],
  ['GET football/rulesdata', 'config', ['CigarPoints', 'NumEntries', 'PointsPerEntry', 'PointsPerWeek', 'OverallPoints']],
  ['GET football/footballwins_pagedata', 'config', ['week', 'year', 'EntryName']],
  ['GET football/footballwins_pagedata', 'standings', ['EntryName', 'Week', 'Wins', 'Losses', 'Points']],
  [
    'GET football/footballwins_pagedata',
    'scores',
    [
      'ID',
      'team1',
      'team2',
      'score1',
      'score2',
      'EntryName1',
      'EntryName2',
      'started',
      'inProgress',
      'timeLeft',
      'day',
      'status',
      'statusNote',
      'possession',
    ],
  ],
  ['GET football/footballwins_pagedata', 'teams', ['team_name', 'EntryName', 'wins', 'losses', 'ties', 'exp_wins']],
  ['GET underdogs/pagedata', 'users', ['entry_id', 'entry_name', 'pick', 'event_id', 'spread']],
  ['GET underdogs/pagedata', 'events', ['ID', 'team1', 'team2', 'Spread1', 'Spread2', 'Rank1', 'Rank2', 'day', 'TV']],
  ['GET underdogs/pagedata', 'picks', ['entry_id', 'week', 'pick', 'spread', 'result', 'spreadScore']],
  ['GET underdogs/pagedata', 'config', ['week', 'isAdmin']],
  [
    'GET ad/pagedata',
    'users',
    [
      'id',
      'Email',
      'football_entry_name',
      'golf_entry_name',
      'joined',
      'Football',
      'Golf',
      'bbAuction',
      'BowlMania',
      'golf_entry_id',
      'pick1golf_entry_id',
    ],
  ],
  ['GET ad/pagedata', 'contest_agents', ['name', 'active', 'refresh_rate', 'last_runtime']],
  ['GET ad/pagedata', 'activity', ['ID', 'Action', 'User', 'DBUser', 'IP', 'modtime']],
  ['GET ad/pagedata', 'locked_users', ['Email']],
  ['GET ad/pagedata', 'cache_stats', ['apc_hits', 'apc_misses', 'apc_mem_free']],
  ['GET ad/pagedata', 'activity_info', ['uptime', 'queries']],
  ['GET ad/pagedata', 'active_contests', ['id', 'contest_type', 'name', 'year', 'entry_count']],
  ['GET ad/user_entries', 'user_entries', ['id', 'contest_type', 'contest_name', 'year', 'entry_name']],
  ['GET ad/pagedata', 'nfl_wins_entries', ['id', 'entry_name']],
  ['GET ad/pagedata', 'nfl_teams', ['Name']],
  ['GET football/ad', 'events', ['ID', 'Pick1', 'Pick2', 'Spread1', 'Spread2']],
  ['GET football/ad', 'available_picks', ['Pick', 'Spread', 'event_id']],
  ['GET football/ad', 'picks_in', ['PicksIn', 'TotalUsers', 'PicksLocked']],
  [
    'GET ssf/pagedata',
    'events',
    [
      'id',
      'date',
      'team1_id',
      'team2_id',
      'nickname1',
      'nickname2',
      'spread1',
      'spread2',
      'score1',
      'score2',
      'pscore1',
      'pscore2',
      'over_under',
    ],
  ],
  ['GET ssf/pagedata', 'factors', ['event_id', 'team_id', 'points', 'note']],
  ['GET football/alltimeview', 'all_time_data', ['football_entryname', 'wins', 'losses', 'pct', 'winnings', 'years']],
];

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
}
const shape = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
const namesOf = (found: Shape | undefined) => Object.keys(found?.properties ?? {});

it.each(calls)('%s takes and answers what the specification names', (key, sent, read) => {
  const endpoint: Endpoint = api[key];
  const input = endpoint.query ?? endpoint.body;
  expect(input ? namesOf(shape(input, 'input')) : []).toEqual(expect.arrayContaining(sent));
  expect(namesOf(shape(endpoint.data, 'output'))).toEqual(expect.arrayContaining(read));
});

it.each(rows)('%s: a row of %s has the fields that the specification names', (key, group, fields) => {
  const list = shape(api[key].data, 'output').properties?.[group]?.properties?.['data'];
  expect(namesOf(list?.items)).toEqual(expect.arrayContaining(fields));
});

it('has the constants that the specification names', () => {
  expect([PICKS_PER_WEEK, FOOTBALL_WEEKS]).toEqual([5, 15]);
  expect(CONTESTS_INSIDE).toEqual(['Underdogs', 'bbSquares', 'Golf', 'Football', 'FootballWins', 'bbAuction']);
});
