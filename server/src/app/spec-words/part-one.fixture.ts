import { SMACK, slots, type Reader, type SpecRow } from './spec-row.fixture';

const FOOTBALL = 'football/pagedata';
const PICKS = 'football/makepicksdata';
const contestId = async ({ first }: Reader) => (await first(FOOTBALL, 'config'))['contest_id'];
const entryId = async ({ first }: Reader) => (await first(FOOTBALL, 'config'))['entry_id'];
const message = async ({ rows }: Reader, path: string) => {
  const [config] = await rows(path, 'config');
  return (await rows(path, 'smack')).find(({ EntryName, archived }) => EntryName === config?.['EntryName'] && archived === 0)?.['ID'];
};

/** A game that was put off has not begun and cannot be picked: its kick-off has passed. */
const nextKickoff = async ({ first }: Pick<Reader, 'first'>): Promise<string> => String((await first(FOOTBALL, 'config'))['NextKickoff']);

/** The five picks as they stand, and a free slot filled, under the names that a call has for them. */
async function picks({ first, rows }: Reader, pick: string): Promise<object> {
  const now = await first(PICKS, 'current_picks');
  const next = await nextKickoff({ first });
  const taken = [1, 2, 3, 4, 5].map((n) => now[`event_id${n}`]);
  const open = (await rows(PICKS, 'events')).filter(
    ({ ID, Day, Spread1 }) => String(Day) >= next && Spread1 !== null && !taken.includes(ID),
  );
  const sent: Record<string, unknown> = { entry_id: now['entry_id'] };
  for (const n of [1, 2, 3, 4, 5]) {
    const other = now[`Pick${n}`] === null ? open.shift() : undefined;
    sent[`${pick}${n}`] = now[`Pick${n}`] ?? other?.['Pick1'] ?? '';
    sent[`event_id${n}`] = now[`event_id${n}`] ?? other?.['ID'] ?? '';
    sent[`lock${n}`] = now[`Spread${n}`] === null ? 0 : 1;
  }
  return sent;
}
export const footballPicks = (site: Reader): Promise<object> => picks(site, 'pick');
export const footballPicksByAdministrator = (site: Reader): Promise<object> => picks(site, 'Pick');

const SCORE = [
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
];
const STANDING = ['EntryName', 'Week', 'Wins', 'Losses', 'Points'];

/** Section 7 of the specification's first part, with the fields of its section 3. */
export const partOne: readonly SpecRow[] = [
  {
    call: 'POST na/signin',
    as: 'guest',
    send: async () => ({ username: 'rusty', password: 'poolhouse' }),
    groups: ['group_number', 'user_contests'],
  },
  { call: 'GET utils/rfn' },
  { call: 'GET utils/rfn', send: async () => ({ vid: 'a-device', dt: 'web' }) },
  {
    call: 'GET utils/register_for_notifications',
    send: async ({ rows }) => {
      const open = (await rows(FOOTBALL, 'scores')).find(({ started }) => started === 0);
      return { event_id: open?.['ID'], type: 'final', active: 1 };
    },
  },
  {
    call: 'GET football/pagedata',
    groups: ['config', 'scores', 'picks', 'smack', 'standings', 'cigar', 'sidebet', 'contests'],
    fields: {
      config: ['contest_id', 'entry_id', 'EntryName', 'Week', 'Year', 'ShowWeek', 'notification_support', 'PointsThisWeek'],
      standings: STANDING,
      picks: ['EntryName', 'Pick', 'Spread', 'Result', 'Day'],
      scores: [...SCORE, 'picks_winning', 'picks_losing', 'notifications', 'Rank1', 'Rank2'],
      smack: SMACK,
      contests: ['id', 'name'],
    },
  },
  {
    call: 'GET football/pagedata',
    send: async (site) => ({ week: 10, year: 2026, contest_id: await contestId(site), ts: 1_795_377_600_000 }),
    fields: { standings: STANDING },
  },
  {
    call: 'POST football/smack',
    send: async (site) => ({ Message: 'In the words of the specification', contest_id: await contestId(site) }),
  },
  { call: 'DELETE football/smack', send: async (site) => ({ id: await message(site, FOOTBALL), contest_id: await contestId(site) }) },
  {
    call: 'GET football/makepicksdata',
    send: async (site) => ({ entry_id: await entryId(site) }),
    groups: ['config', 'available_picks', 'entries', 'events', 'current_picks'],
    fields: {
      events: ['ID', 'Pick1', 'Pick2', 'Spread1', 'Spread2', 'Day', 'TV', 'Rank1', 'Rank2', 'SportAbbrev', 'score', 'started', 'status'],
      available_picks: ['Pick', 'Spread', 'event_id', 'Day'],
      current_picks: [...slots('Pick', 'event_id', 'Spread'), 'Week', 'entry'],
      entries: ['id', 'entry_name'],
    },
  },
  {
    call: 'GET football/pending_picks',
    send: async (site) => ({ entry_id: await entryId(site) }),
    groups: ['current_picks', 'contest_id'],
  },
  { call: 'GET football/makepicks', send: footballPicks },
  {
    call: 'GET football/history',
    send: async ({ first }) => ({ year: 2026, entryname: (await first(FOOTBALL, 'config'))['EntryName'] }),
    groups: ['picks', 'yearly_results'],
    fields: { picks: ['Week', 'Result', 'Pick'], yearly_results: ['Year', 'Wins', 'Losses', 'Points'] },
  },
  {
    call: 'GET football/rulesdata',
    send: async () => ({ contest_id: 0 }),
    fields: { config: ['CigarPoints', 'NumEntries', 'PointsPerEntry', 'PointsPerWeek', 'OverallPoints'] },
  },
  {
    call: 'GET football/alltimeview',
    fields: { all_time_data: ['football_entryname', 'wins', 'losses', 'pct', 'winnings', 'years'] },
  },
  {
    call: 'GET football/footballwins_pagedata',
    send: async () => ({ week: 11, year: 2026 }),
    groups: ['config', 'smack', 'standings', 'scores', 'teams'],
    fields: {
      config: ['week', 'year', 'EntryName'],
      standings: STANDING,
      scores: [...SCORE, 'EntryName1', 'EntryName2'],
      teams: ['team_name', 'EntryName', 'wins', 'losses', 'ties', 'exp_wins'],
    },
  },
  { call: 'POST football/footballwins_smack', send: async () => ({ Message: 'Half a point for a tie' }) },
  { call: 'DELETE football/footballwins_smack', send: async (site) => ({ id: await message(site, 'football/footballwins_pagedata') }) },
  {
    call: 'GET underdogs/pagedata',
    groups: ['users', 'scores', 'events', 'picks', 'config'],
    fields: {
      users: ['entry_id', 'entry_name', 'pick', 'event_id', 'spread'],
      events: ['ID', 'team1', 'team2', 'Spread1', 'Spread2', 'Rank1', 'Rank2', 'day', 'TV'],
      picks: ['entry_id', 'week', 'pick', 'spread', 'result', 'spreadScore'],
      config: ['week', 'isAdmin'],
    },
  },
  {
    call: 'POST underdogs/savepick',
    send: async ({ first, rows }) => {
      const page = 'underdogs/pagedata';
      const next = await nextKickoff({ first });
      const { entry_id: entry, week } = await first(page, 'config');
      const old = (await rows(page, 'picks')).filter(({ entry_id: of }) => of === entry).map(({ pick }) => pick);
      const game = (await rows(page, 'events')).find((one) => {
        const dog = Number(one['Spread1']) > 0 ? one['team1'] : one['team2'];
        return String(one['day']) >= next && one['week'] === week && Number(one['Spread1']) !== 0 && !old.includes(dog);
      });
      return { entryId: entry, eventId: game?.['ID'], spread: Math.abs(Number(game?.['Spread1'])) };
    },
  },
  { call: 'GET utils/useroptions', groups: ['main', 'bowl_mania', 'football_entries', 'golf'] },
  {
    call: 'POST utils/useroptions',
    send: async () => ({
      user_options: {
        main: { weeklyReminder: 1, mobileSmackNotifications: 0 },
        bowl_mania: { EntryName: '' },
        football_entries: [],
        golf: { EntryName: 'Rusty Nail' },
        weeklyReminder: 1,
        mobileSmackNotifications: 0,
      },
    }),
  },
];

/** Links that come by mail; asked after an administrator has had them sent. */
export const links: readonly SpecRow[] = [
  { call: 'POST na/joinuser', as: 'guest', send: async ({ guid }) => ({ guid: await guid('join'), password: 'longer words' }) },
  {
    call: 'POST utils/setnewpassword',
    as: 'guest',
    send: async ({ guid }) => ({ guid: await guid('reset'), password: 'other words' }),
  },
  { call: 'GET utils/logout' },
];
