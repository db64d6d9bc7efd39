import { footballPicksByAdministrator } from './part-one.fixture';
import { holes, SMACK, slots, type Reader, type SpecRow } from './spec-row.fixture';

const GOLF = 'golf/pagedata';
const FIELD = 'golf/makepicksdata';
const CONSOLE = 'ad/pagedata';
const as = 'administrator';

const mine = async ({ first, rows }: Reader, path: string) => {
  const { EntryName: name } = await first(path, 'config');
  return (await rows(path, 'smack')).find(({ EntryName, archived }) => EntryName === name && archived === 0)?.['ID'];
};
const tournament = async ({ first }: Reader) => (await first(GOLF, 'config'))['Perm_Num'];
const golfer = async ({ first }: Reader) => (await first(GOLF, 'leaderboard'))['Golfer_ID'];
/** One golfer of each group. */
const four = async ({ rows }: Reader) => {
  const field = await rows(FIELD, 'available_golfers');
  return Object.fromEntries([0, 1, 2, 3].map((g) => [`pick${g + 1}`, field.find(({ Group_Num: group }) => group === g)?.['Golfer_ID']]));
};
const golfEntry = async ({ first }: Reader) => (await first(GOLF, 'config'))['entry_id'];
const pick1Entry = async ({ first }: Reader) => (await first(GOLF, 'config'))['pick1golf_entry_id'];
const football = async ({ first }: Reader) => (await first('football/pagedata', 'config'))['entry_id'];
const board = async ({ first }: Reader) => (await first('bbsquares/pagedata', 'config', as))['contest_id'];
const THIRD = 'A third pool';
const somebody = async ({ rows }: Reader) =>
  (await rows(CONSOLE, 'users', as)).find(({ group_number: group, username }) => group === 1 && username === 'mary')?.['id'];
const AUCTION = { year: 2026, group: 1 };
const auctionPage = 'bbauction/pagedata?year=2026&group=1';

const GOLF_CONFIG = ['status', 'current_round', 'current_tournament', 'current_year', 'tour_code', 'Perm_Num'];
const GOLF_PICKS = ['id', 'EntryName', 'Pick1', 'Pick2', 'Pick3', 'Pick4', 'Pick1Name', 'Pick2Name', 'Pick3Name', 'Pick4Name'];
const CARD = ['golfer_ID', 'round_number', ...holes, 'holes_remaining', 'course_id', 'birdies', 'eagles', 'bogies', 'shot_details'];
const COURSE = ['course_id', 'Par', 'Name', 'code', 'scoring_level', ...holes];
const FORM = ['Rank', 'Tee_Time', 'Avg_Birdies', 'Holes_Per_Eagle', 'Consecutive_Cuts'];

/** Golf, squares and the auction: section 7 of the second part, with the fields of its section 3. */
export const contestRows: readonly SpecRow[] = [
  {
    call: 'GET golf/pagedata',
    send: async ({ first }) => ({ tid: (await first(GOLF, 'config'))['current_tournament'], ts: 1_795_377_600_000, sd: 'all' }),
    groups: ['config', 'smack', 'standings', 'picks', 'courses', 'leaderboard', 'scores', 'tournaments', 'pick1picks'],
    fields: {
      config: [
        ...GOLF_CONFIG,
        ...[
          'cut_round',
          'projected_cut',
          'EntryName',
          'is_admin',
          'pick1golf_entry_id',
          'side_action_open',
          'aces_pot',
          'winner_pot',
          'Name',
        ],
      ],
      picks: GOLF_PICKS,
      standings: [
        ...['EntryName', 'Tournament_ID', 'Score', 'Points', 'golfers_making_cut', 'side_action', 'side_action_score'],
        ...['side_action_points', 'holes_remaining'],
      ],
      leaderboard: ['Golfer_ID', 'Name', 'Position', 'Score', 'Through', 'Round_Score', 'Group_Num', 'sort_order', 'last_shot'],
      scores: CARD,
      courses: COURSE,
      smack: SMACK,
    },
  },
  { call: 'POST golf/smack', send: async () => ({ Message: 'Fore!' }) },
  { call: 'DELETE golf/smack', send: async (site) => ({ id: await mine(site, GOLF) }) },
  { call: 'GET golf/sideactionoptin' },
  {
    call: 'GET golf/makepicksdata',
    as,
    groups: ['available_golfers', 'config', 'current_picks'],
    fields: { available_golfers: ['Golfer_ID', 'Name', 'Group_Num', 'code', ...FORM, 'Cuts_Made', 'GIR', 'Odds'] },
  },
  { call: 'GET golf/MakePicks', send: four },
  {
    call: 'GET golf/statspagedata',
    send: async (site) => ({ perm_num: await tournament(site) }),
    groups: ['config', 'birthdays', 'tournament_history'],
    fields: {
      birthdays: ['Golfer_Name', 'Golfer_Birthday', 'Golfer_Age'],
      tournament_history: ['ID', 'golfer_name', 'group_num', 'position', 'cuts', 'entries', 'YTD_Cuts', 'YTD_Events', ...FORM],
    },
  },
  {
    call: 'GET golf/GetGolferTournamentHistory',
    send: async (site) => ({ gid: await golfer(site), perm_num: await tournament(site) }),
    fields: { history: ['year', 'position', 'through', 'score', 'round'] },
  },
  {
    call: 'GET golf/GetGolferYTDResults',
    send: async (site) => ({ gid: await golfer(site) }),
    fields: { history: ['Start_Date', 'Tournament_Name', 'Position', 'Through', 'Score', 'Round'] },
  },
  {
    call: 'GET golf/shotdetails',
    groups: ['config', 'courses', 'picks', 'scores'],
    fields: { config: ['status', 'current_round'], courses: COURSE, picks: GOLF_PICKS, scores: CARD },
  },
  {
    call: 'GET bbsquares/pagedata',
    send: async (site) => ({ contest_id: await board(site) }),
    groups: ['config', 'entries', 'events', 'squares'],
    fields: {
      config: ['year', 'contest_id', 'contest_ids', 'my_entry_name'],
      squares: ['x_pos', 'y_pos', 'x_score', 'y_score', 'entry_name', 'wins'],
      entries: ['id', 'entry_name'],
    },
  },
  {
    call: 'POST bbsquares/savesquare',
    as,
    send: async (site) => {
      const free = (await site.rows('bbsquares/pagedata', 'squares', as)).find(({ entry_name: owner }) => owner === '');
      const entry_id = (await site.first('bbsquares/pagedata', 'config', as))['entry_id'];
      return { type: 'square', x_pos: free?.['x_pos'], y_pos: free?.['y_pos'], entry_id, contest_id: await board(site) };
    },
  },
  { call: 'POST bbsquares/savesquare', as, send: async (site) => ({ type: 'column', pos: 0, score: 7, contest_id: await board(site) }) },
  { call: 'POST bbsquares/savesquare', as, send: async (site) => ({ type: 'row', pos: 9, score: 3, contest_id: await board(site) }) },
  {
    call: 'GET bbauction/pagedata',
    send: async () => AUCTION,
    groups: ['config', 'smack', 'scores', 'owners', 'teams', 'versus', 'bracket'],
    fields: {
      config: ['Name', 'Color', 'year', 'group_ids', 'admin', 'drafting', 'current_team'],
      owners: ['Name', 'Color', 'TotalPaid', 'TotalWon', 'TotalTeams', 'Losses', 'avgSeed'],
      teams: ['Team_ID', 'Name', 'Seed', 'Owner', 'Price', 'Winnings', 'Color', 'opp_team_id'],
      versus: ['owner', 'opponent', 'winnings'],
      bracket: ['ID', 'Team', 'Seed', 'Price', 'Color'],
      scores: [
        ...['seed1', 'seed2', 'team1', 'team2', 'price1', 'price2', 'color1', 'color2', 'score1', 'score2'],
        ...['picks_winning', 'picks_losing', 'notifications'],
      ],
      smack: SMACK,
    },
  },
  { call: 'POST bbauction/smack', send: async () => ({ Message: 'Sold', group_id: 1, year: 2026 }) },
  { call: 'DELETE bbauction/smack', send: async (site) => ({ id: await mine(site, auctionPage) }) },
  {
    call: 'GET bbauction/auction_data',
    send: async () => AUCTION,
    groups: ['config', 'owners', 'team1_events', 'team2_events', 'teams1', 'teams2', 'teams3', 'teams4', 'all_teams'],
    fields: { all_teams: ['Team_ID', 'Name', 'Seed', 'Owner', 'Price', 'Color', 'opp_team_id'] },
  },
  {
    call: 'GET bbauction/buy_team',
    as,
    send: async ({ first }) => ({
      owner: (await first(auctionPage, 'owners'))['Name'],
      team_id: (await first(auctionPage, 'teams'))['Team_ID'],
      price: 12,
      year: 2026,
      group_id: 1,
    }),
    // The tournament is over: a sale changes with a reason alone.
    wants: 'reason',
  },
  {
    call: 'POST bbauction/update_config',
    as,
    send: async ({ first }) => ({ ...(await first(auctionPage, 'config')), current_team: 0 }),
    status: 409,
  },
];

/** The console: the lists of section 7, GET, POST and PUT. */
export const consoleRows: readonly SpecRow[] = [
  {
    call: 'GET ad/pagedata',
    as,
    groups: [
      ...['activity', 'activity_info', 'available_golfers', 'cache_stats', 'conn_users', 'contest_agents', 'hit_count', 'locked_users'],
      ...['users', 'active_contests', 'nfl_teams', 'nfl_wins_entries'],
    ],
    fields: {
      users: [
        ...['id', 'Email', 'football_entry_name', 'golf_entry_name', 'joined', 'Football', 'Golf', 'bbAuction', 'BowlMania'],
        ...['golf_entry_id', 'pick1golf_entry_id'],
      ],
      activity: ['ID', 'Action', 'User', 'DBUser', 'IP', 'modtime'],
      hit_count: ['football', 'golf', 'bbAuction'].flatMap((name) => [`${name}_HitCount`, `${name}_LastHitTime`]),
      cache_stats: ['apc_hits', 'apc_misses', 'apc_mem_free'],
      activity_info: ['uptime', 'queries'],
      available_golfers: ['Golfer_ID', 'Name', 'Group_Num'],
      active_contests: ['id', 'contest_type', 'name', 'year', 'entry_count'],
      nfl_teams: ['Name'],
      nfl_wins_entries: ['id', 'entry_name'],
    },
  },
  {
    call: 'GET football/ad',
    as,
    groups: ['config', 'available_picks', 'events', 'picks_in', 'smack', 'users'],
    fields: {
      events: ['ID', 'Pick1', 'Pick2', 'Spread1', 'Spread2'],
      available_picks: ['Pick', 'Spread', 'event_id'],
      picks_in: ['PicksIn', 'TotalUsers', 'PicksLocked'],
    },
  },
  {
    call: 'GET ad/user_entries',
    as,
    send: async ({ first }) => ({ user_id: (await first(CONSOLE, 'users', as))['id'] }),
    fields: { user_entries: ['id', 'contest_type', 'contest_name', 'year', 'entry_name'] },
  },
  { call: 'GET ad/toggleagent', as, send: async () => ({ name: 'Football', active: 0 }), status: 404 },
  { call: 'GET ad/UnlockUser', as, send: async () => ({ userName: 'rusty' }) },
  { call: 'GET ad/adduser', as, send: async () => ({ email: 'zoe@example.net' }) },
  { call: 'GET ad/ResetPassword', as, send: async () => ({ userName: 'dana' }) },
  { call: 'GET ad/changeuseremail', as, send: async () => ({ oldEmail: 'walt@poolhouse.example', newEmail: 'walter@example.net' }) },
  { call: 'GET ad/EnableDisableContest', as, send: async () => ({ email: 'mary@poolhouse.example', football: 1, golf: 1 }) },
  { call: 'GET ad/MakeGolfPicks', as, send: async (site) => ({ entry_id: await golfEntry(site), ...(await four(site)) }), wants: 'reason' },
  { call: 'GET ad/golf_picks', as, send: async (site) => ({ entry_id: await golfEntry(site) }) },
  { call: 'GET ad/pick1_golf_pick', as, send: async (site) => ({ entry_id: await pick1Entry(site) }) },
  {
    call: 'GET ad/MakePick1GolfPick',
    as,
    send: async (site) => ({ entry_id: await pick1Entry(site), pick: (await site.first(FIELD, 'available_golfers'))['Golfer_ID'] }),
    wants: 'reason',
  },
  {
    call: 'GET football/pending_picks',
    as,
    send: async (site) => ({ entry_id: await football(site) }),
    fields: { current_picks: slots('Pick', 'Spread', 'event_id') },
  },
  { call: 'GET football/MakePicksGuts', as, send: footballPicksByAdministrator, wants: 'reason' },
  {
    call: 'GET football/ad_delete_smack',
    as,
    send: async ({ rows }) => ({ id: (await rows('football/ad', 'smack', as)).find(({ archived }) => archived === 0)?.['ID'] }),
  },
  // This server is told of no place for pictures.
  { call: 'POST ad/update_golf_images', as, status: 409 },
  { call: 'POST ad/test', as },
  { call: 'POST ad/update_bbauction_config', as },
  { call: 'POST ad/bbauction_copy_owners', as },
  { call: 'POST ad/bbauction_copy_bracket', as },
  { call: 'POST ad/bbauction_import_teams', as, send: async () => ({ preAuction: 1 }) },
  { call: 'POST ad/bbauction_prep_teams', as },
  { call: 'POST ad/bbauction_prep_versus', as, send: async () => ({ group_id: 1 }) },
  { call: 'POST ad/nflwins_populate_standings', as },
  { call: 'POST ad/nflwins_populate_games', as },
  {
    call: 'POST ad/nflwins_save_owner',
    as,
    send: async ({ first }) => ({
      entry_id: (await first(CONSOLE, 'nfl_wins_entries', as))['id'],
      team_name: (await first(CONSOLE, 'nfl_teams', as))['Name'],
      exp_wins: 9,
    }),
  },
  { call: 'POST ad/add_contest', as, send: async () => ({ contest_type: 'football', name: THIRD, year: 2026 }) },
  {
    call: 'POST ad/add_contest_entry',
    as,
    send: async (site) => ({
      contest_id: (await site.rows(CONSOLE, 'active_contests', as)).find(({ name }) => name === THIRD)?.['id'],
      user_id: await somebody(site),
    }),
  },
  {
    call: 'POST ad/remove_contest_entry',
    as,
    send: async (site) => {
      const user_id = await somebody(site);
      const entries = await site.rows(`ad/user_entries?user_id=${String(user_id)}`, 'user_entries', as);
      return { entry_id: entries.find(({ contest_name: name }) => name === THIRD)?.['id'], user_id };
    },
  },
  {
    call: 'PUT football/events',
    as,
    send: async ({ rows }) => {
      const open = (await rows('football/ad', 'events', as)).find(({ started }) => started === 0);
      return { id: open?.['ID'], spread1: -3, spread2: 3 };
    },
  },
  {
    call: 'GET ssf/pagedata',
    fields: {
      events: [
        ...['id', 'date', 'team1_id', 'team2_id', 'nickname1', 'nickname2', 'spread1', 'spread2', 'score1', 'score2'],
        ...['pscore1', 'pscore2', 'over_under'],
      ],
      factors: ['event_id', 'team_id', 'points', 'note'],
    },
  },
  { call: 'GET ssf/update', as },
  { call: 'GET ad/RemoveUser', as, send: async () => ({ email: 'walter@example.net' }) },
];
