import { api, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../testing/engines';
import { everyRow } from '../testing/every-row.store';
import { addContest, addEntry } from '../testing/rows.store';
import { footballLeague, MONDAY, type FootballLeague } from './football/testing/football-league';

/** Calls that write in these contests with more than a player's right, or in which an administrator may do more than a player. */
const ofContests = (key: ApiKey): boolean => {
  const { access, writes }: Endpoint = api[key];
  const own = /football|underdogs|nflwins|set_sidebet/i.test(key) || ADMINS_ON_ENTRIES.includes(key);
  return own && (!key.startsWith('GET ') || writes === true) && (access === 'helper' || access === 'commissioner');
};
/** The house's own calls on entries. */
const ADMINS_ON_ENTRIES: readonly string[] = [
  'POST ad/paid',
  'POST ad/remove_contest_entry',
  'POST ad/rename_entry',
  'POST ad/undo_override',
];

/** What an administrator may do of their own entry once games are on, all the same, and why. */
const ALLOWED: Readonly<Partial<Record<ApiKey, string>>> = {
  'POST ad/football_settings': 'shows a figure to all players alike',
  'POST ad/underdogs_settings': 'holds for all, and only for weeks to come',
  'GET football/ad_delete_smack': 'moves no points',
  'POST ad/nflwins_populate_standings': 'puts teams in that nobody owns',
  'POST ad/nflwins_populate_games': 'brings in what a feed tells',
  'POST ad/nflwins_draft_order': 'is refused once a team is drafted',
  'POST ad/remove_contest_entry': 'gives up what one has',
  'POST ad/rename_entry': 'moves no points',
};

describeSite('an administrator’s own entry, once games are on', (engine) => {
  let league: FootballLeague;
  let own: Record<'football' | 'drafted' | 'given', number>;
  let wins: number;
  beforeEach(async () => {
    league = await footballLeague(engine);
    const { db, users } = league;
    wins = await addContest(db, { contest_type: 'footballwins', name: 'Wins' });
    const enter = (contest_id: number) => addEntry(db, { contest_id, user_id: users.carl, entry_name: 'Carl himself' });
    const given = await addContest(db, { contest_type: 'footballwins', name: 'Wins by hand' });
    own = { football: await enter(league.contest), drafted: await enter(wins), given: await enter(given) };
    await league.call('POST ad/nflwins_populate_standings', { as: league.as.carl, body: { contest_id: given } });
    await league.call('POST ad/nflwins_populate_standings', { as: league.as.carl, body: { contest_id: wins } });
    await league.call('POST ad/nflwins_draft_order', { as: league.as.carl, body: { contest_id: wins, entry_ids: [own.drafted] } });
    await league.call('POST ad/nflwins_save_owner', { as: league.as.carl, body: { entry_id: own.drafted, team_name: 'BUF' } });
  });
  afterEach(() => league.app.close());

  const picks = () => ({ entry_id: own.football, Pick1: 'A1', event_id1: league.games[1]!, reason: 'I forgot' });
  const paidLine = async () => {
    await league.call('POST ad/paid', { as: league.as.carl, body: { entry_id: own.football, paid: 1 } });
    return (await league.call('GET ad/overrides', { as: league.as.carl, query: {} })).data!.overrides.data.find(
      ({ Action }) => Action === 'entry.paid',
    )!.ID;
  };
  /** Each call that another administrator has to make, aimed at the own entry. */
  const REFUSED: Readonly<Partial<Record<ApiKey, () => Promise<object> | object>>> = {
    'POST ad/set_sidebet': () => ({ entry_id: own.football, sidebet: 1 }),
    'POST ad/paid': () => ({ entry_id: own.football, paid: 1 }),
    'POST ad/undo_override': async () => ({ activity_id: await paidLine(), reason: 'by mistake' }),
    'POST football/MakePicksGuts': picks,
    'GET football/MakePicksGuts': picks,
    // While a draft is on, a pick on one's own turn is the draft's.
    'POST ad/nflwins_save_owner': () => ({ entry_id: own.given, team_name: 'KC' }),
    'POST ad/nflwins_draft_undo': () => ({ contest_id: wins }),
  };

  it('is in the list, call by call: what another has to do, and what not and why', () => {
    const calls = (Object.keys(api) as ApiKey[]).filter(ofContests);
    expect([...Object.keys(REFUSED), ...Object.keys(ALLOWED)].sort()).toEqual([...calls].sort());
  });

  it.each([
    'POST ad/set_sidebet',
    'POST ad/paid',
    'POST ad/undo_override',
    'POST football/MakePicksGuts',
    'GET football/MakePicksGuts',
    'POST ad/nflwins_save_owner',
    'POST ad/nflwins_draft_undo',
  ] as const)('%s is another administrator’s', async (key) => {
    const input = await REFUSED[key]!();
    league.clock.set(MONDAY + 6 * 60 * 60_000);
    const before = await everyRow(league.db);
    const where = key.startsWith('GET ') ? { query: input } : { body: input };
    const answer = await league.call(key, { as: league.as.carl, ...where } as never);
    expect(answer.error).toMatchObject({ code: 'forbidden', message: 'Another administrator has to change your own entry.' });
    expect(await everyRow(league.db)).toEqual(before);
  });

  it('is theirs to mark before the first game, and another’s entry is at any time', async () => {
    const mark = (entry_id: number) =>
      Promise.all([
        league.call('POST ad/set_sidebet', { as: league.as.carl, body: { entry_id, sidebet: 1 } }),
        league.call('POST ad/paid', { as: league.as.carl, body: { entry_id, paid: 1 } }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await mark(own.football)).toEqual([200, 200]);
    league.clock.set(MONDAY + 6 * 60 * 60_000);
    expect(await mark(league.entries.bob)).toEqual([200, 200]);
    // A contest that begins in a later week has not begun.
    const later = await addContest(league.db, { name: 'From week 4', first_week: 4 });
    const entry = await addEntry(league.db, { contest_id: later, user_id: league.users.carl, entry_name: 'Carl later' });
    expect(await mark(entry)).toEqual([200, 200]);
  });
});
