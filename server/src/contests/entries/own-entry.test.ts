import { api, type ApiKey, type Endpoint } from '@poolhouse/contract';
import type { Database } from '../../ground/db/database';
import { describeSite } from '../../testing/engines';
import { everyRow } from '../../testing/every-row.store';
import { addContest, addEntry } from '../../testing/rows.store';
import { auctionLeague } from '../bbauction/testing/auction-league';
import { FIRST_TIP, OVER, squaresLeague } from '../bbsquares/testing/squares-league';
import { footballLeague, MONDAY, type FootballLeague } from '../football/testing/football-league';
import { FIRST_TEE, golfTestLeague, type GolfTestLeague } from '../golf/testing/golf-test-league';

/** Calls that write in contests with more than a player's right, or in which an administrator may do more than a player. */
const ofContests = (key: ApiKey): boolean => {
  const { access, writes }: Endpoint = api[key];
  if (MORE_THAN_PLAYERS.includes(key)) return true;
  const own = /football|underdogs|nflwins|set_sidebet|golf|bbauction|bbsquares/i.test(key) || ADMINS_ON_ENTRIES.includes(key);
  return own && (!key.startsWith('GET ') || writes === true) && (access === 'helper' || access === 'commissioner');
};
/** Players' calls that take more from whoever runs the contest. */
const MORE_THAN_PLAYERS: readonly string[] = ['POST bbauction/split', 'POST bbsquares/savesquare'];
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
  'POST ad/golf_season': 'is refused once the season has begun',
  'POST ad/golf_settings': 'is refused for amounts once the season has begun; the rest holds for all',
  'POST bbauction/update_config': 'puts a team up for all, while nobody has bid',
  'POST bbauction/pause': 'stops the clock of all, and says why',
  'POST bbauction/resume': 'gives all a full clock',
  'POST bbauction/settings': 'holds for all; what wins pay stands once games begin',
  'POST ad/update_bbauction_config': 'is refused once the auction has begun',
  'POST ad/bbauction_copy_owners': 'takes owners in, and no money',
  'POST ad/bbauction_copy_bracket': 'looks whether the bracket is there',
  'POST ad/bbauction_import_teams': 'looks whether the teams are there',
  'POST ad/bbauction_prep_teams': 'seals the lots once',
  'POST ad/bbauction_prep_versus': 'counts owners',
  'POST bbsquares/lock': 'closes the board for all, and once',
  'POST bbsquares/reopen': 'is refused once there are numbers',
  'POST bbsquares/settings': 'is refused once the board is closed',
  'POST bbsquares/preview_settings': 'writes nothing',
  'POST bbsquares/release_unpaid': 'is refused once the board is closed',
  'POST bbsquares/another': 'opens an empty board',
  'POST bbsquares/share': 'lets others look on',
  'POST ad/remove_contest_entry': 'gives up what one has',
  'POST ad/rename_entry': 'moves no points',
};

/** Refused in rooms of their own, below. */
const GOLFS = ['GET ad/MakeGolfPicks', 'POST ad/MakeGolfPicks', 'GET ad/MakePick1GolfPick', 'POST ad/MakePick1GolfPick'] as const;
const AUCTIONS = ['GET bbauction/buy_team', 'POST bbauction/undo', 'POST bbauction/split'] as const;
const BOARDS = ['POST bbsquares/savesquare', 'POST bbsquares/paid', 'POST bbsquares/void_draw'] as const;
const OTHERS: readonly ApiKey[] = [...GOLFS, ...AUCTIONS, ...BOARDS];

interface Room {
  db: Database;
  call: FootballLeague['call'];
  as: { carl: string };
}
/** Refused as somebody else's to do, and nothing is written. */
async function refuses({ db, call, as }: Room, key: ApiKey, input: object): Promise<void> {
  const before = await everyRow(db);
  const answer = await call(key, { as: as.carl, [key.startsWith('GET ') ? 'query' : 'body']: input });
  expect(answer.error).toMatchObject({ code: 'forbidden', message: expect.stringMatching(/^Another administrator has|^You play/) });
  expect(await everyRow(db)).toEqual(before);
}

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
    expect([...Object.keys(REFUSED), ...OTHERS, ...Object.keys(ALLOWED)].sort()).toEqual([...calls].sort());
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

describeSite('an administrator’s own golfers, once the first group has teed off', (engine) => {
  let league: GolfTestLeague;
  beforeEach(async () => {
    league = await golfTestLeague(engine);
  });
  afterEach(() => league.app.close());
  const asked = async (key: ApiKey) => {
    if (!/Pick1/.test(key)) return { entry_id: league.entries.carl, pick1: 1, pick2: 2, pick3: 3, pick4: 4, reason: 'I forgot' };
    return { entry_id: await pick1Entry(), pick: 1, reason: 'I forgot' };
  };
  const pick1Entry = async () => {
    const { user_id } = await league.db.read((tx) =>
      tx.selectFrom('entries').select('user_id').where('id', '=', league.entries.carl).executeTakeFirstOrThrow(),
    );
    return addEntry(league.db, { contest_id: league.pick1, user_id, entry_name: 'Carl' });
  };

  it.each(GOLFS)('%s is another administrator’s, and their own before', async (key) => {
    const input = { ...(await asked(key)), tid: league.first };
    const where = key.startsWith('GET ') ? { query: input } : { body: input };
    expect((await league.call(key, { as: league.as.carl, ...where } as never)).status).toBe(200);
    league.clock.set(FIRST_TEE);
    await refuses(league, key, input);
    const others = { ...input, entry_id: /Pick1/.test(key) ? league.pick1Entries.ann : league.entries.ann };
    const late = key.startsWith('GET ') ? { query: others } : { body: others };
    expect((await league.call(key, { as: league.as.carl, ...late } as never)).status).toBe(200);
  });

  it('have not to be paid for by their own word', async () => {
    const entries = [league.entries.carl, await pick1Entry()];
    for (const entry_id of entries)
      expect((await league.call('POST ad/paid', { as: league.as.carl, body: { entry_id, paid: 1 } })).status).toBe(200);
    league.clock.set(FIRST_TEE);
    for (const entry_id of entries) await refuses(league, 'POST ad/paid', { entry_id, paid: 0 });
  });
});

describeSite('an administrator’s own teams and squares', (engine) => {
  it.each(AUCTIONS)('%s is another administrator’s', async (key) => {
    const league = await auctionLeague(engine);
    const carl = await addEntry(league.db, { contest_id: league.contest, user_id: league.users.carl, entry_name: 'Carl' });
    const [own, bobs] = (await league.live('carl')).all_teams.data.map(({ ID }) => ID) as [number, number];
    // Called out in the room, as every sale until games begin.
    await league.ok(league.buy({ owner: 'Bob', team_id: bobs, price: 30 }));
    await league.ok(league.buy({ owner: 'Carl', team_id: own, price: 40 }));
    const where = { contest_id: league.contest };
    const inputs: Record<(typeof AUCTIONS)[number], object> = {
      'GET bbauction/buy_team': { ...where, owner: 'Carl', team_id: own, price: 1, reason: 'was wrong' },
      'POST bbauction/undo': { ...where, reason: 'was wrong' },
      'POST bbauction/split': { ...where, lot: bobs, entry_id: carl, percent: 50 },
    };
    await refuses(league, key, inputs[key]);
    if (key === 'GET bbauction/buy_team') {
      league.clock.set(OVER);
      await refuses(league, key, inputs[key]);
      await refuses(league, key, { ...where, owner: 'Carl', team_id: bobs, price: 1, reason: 'was wrong' });
    }
    await league.app.close();
  });

  it.each(BOARDS)('%s is another administrator’s once there are numbers', async (key) => {
    const league = await squaresLeague(engine);
    const carl = await addEntry(league.db, { contest_id: league.contest, user_id: league.users.carl, entry_name: 'Carl' });
    await league.bracket();
    await league.fillUp();
    await league.at(FIRST_TIP - 3_600_000);
    const where = { contest_id: league.contest };
    const inputs: Record<(typeof BOARDS)[number], object> = {
      'POST bbsquares/savesquare': { ...where, type: 'square', x_pos: 0, y_pos: 0, entry_id: carl, reason: 'a present' },
      'POST bbsquares/paid': { ...where, entry_id: carl, paid: 1 },
      'POST bbsquares/void_draw': { ...where, reason: 'once more' },
    };
    await refuses(league, key, inputs[key]);
    await league.app.close();
  });
});
