import { describeSite } from '../../testing/engines';
import { give, winsLeague, type WinsLeague } from './testing/footballwins-league';

/** Everything that players and administrators can change. */
async function everything({ db }: WinsLeague) {
  return db.read(async (tx) => ({
    teams: await tx.selectFrom('nflwins_teams').selectAll().orderBy('contest_id').orderBy('abbrev').execute(),
    seats: await tx.selectFrom('nflwins_seats').selectAll().orderBy('seat').execute(),
    draft: await tx.selectFrom('nflwins_draft').selectAll().orderBy('turn').execute(),
    smack: await tx.selectFrom('smack').selectAll().orderBy('id').execute(),
    activity: await tx.selectFrom('activity').select('id').execute(),
    tags: await tx.selectFrom('scopes').selectAll().orderBy('name').execute(),
  }));
}

type Who = keyof WinsLeague['as'] | null;
type Bad = [string, Who, 'GET' | 'POST' | 'DELETE', string, (l: WinsLeague) => Record<string, unknown>, number, string];

describeSite('bad input to the NFL wins calls', (engine) => {
  let league: WinsLeague;
  beforeAll(async () => {
    league = await winsLeague(engine);
    await give(league, league.entries.ann, 'BUF');
    await league.call('POST football/footballwins_smack', { as: league.as.ann, body: { Message: 'mine' } });
  });

  const owner = (over: object) => (l: WinsLeague) => ({ entry_id: l.entries.ann, team_name: 'KC', ...over });

  it.each<Bad>([
    ['nobody', null, 'GET', 'football/footballwins_pagedata', () => ({}), 401, 'not_signed_in'],
    ["another group's contest", 'ann', 'GET', 'football/footballwins_pagedata', (l) => ({ contest_id: l.elsewhere }), 404, 'not_found'],
    ['a contest of another kind', 'ann', 'GET', 'football/footballwins_pagedata', (l) => ({ contest_id: l.football }), 404, 'not_found'],
    ['a contest that is no number', 'ann', 'GET', 'football/footballwins_pagedata', () => ({ contest_id: 'x' }), 400, 'bad_input'],
    ['week 0', 'ann', 'GET', 'football/footballwins_pagedata', () => ({ week: 0 }), 400, 'bad_input'],
    ['week 19', 'ann', 'GET', 'football/footballwins_pagedata', () => ({ week: 19 }), 400, 'bad_input'],
    ['half a week', 'ann', 'GET', 'football/footballwins_pagedata', () => ({ week: 1.5 }), 400, 'bad_input'],
    ['a year in which there was none', 'ann', 'GET', 'football/footballwins_pagedata', () => ({ year: 2019 }), 404, 'not_found'],
    ['a year that is none', 'ann', 'GET', 'football/footballwins_season', () => ({ year: 'last' }), 400, 'bad_input'],
    ["another group's season", 'dan', 'GET', 'football/footballwins_season', (l) => ({ contest_id: l.contest }), 404, 'not_found'],
    ['an empty message', 'ann', 'POST', 'football/footballwins_smack', () => ({ Message: ' ' }), 400, 'bad_input'],
    ['a message that is too long', 'ann', 'POST', 'football/footballwins_smack', () => ({ Message: 'x'.repeat(1001) }), 400, 'bad_input'],
    [
      "a message to another group's board",
      'ann',
      'POST',
      'football/footballwins_smack',
      (l) => ({ Message: 'hi', contest_id: l.elsewhere }),
      404,
      'not_found',
    ],
    [
      'a message of an administrator without an entry',
      'carl',
      'POST',
      'football/footballwins_smack',
      (l) => ({ Message: 'hi', contest_id: l.contest }),
      403,
      'forbidden',
    ],
    ["deleting another player's message", 'bob', 'DELETE', 'football/footballwins_smack', () => ({ id: 1 }), 403, 'forbidden'],
    ['deleting an unknown message', 'ann', 'DELETE', 'football/footballwins_smack', () => ({ id: 999_999 }), 404, 'not_found'],
    ['deleting nothing', 'ann', 'DELETE', 'football/footballwins_smack', () => ({}), 400, 'bad_input'],
    ['populating an unknown contest', 'carl', 'POST', 'ad/nflwins_populate_standings', () => ({ contest_id: 999_999 }), 404, 'not_found'],
    [
      'populating a contest of another kind',
      'carl',
      'POST',
      'ad/nflwins_populate_standings',
      (l) => ({ contest_id: l.football }),
      404,
      'not_found',
    ],
    [
      'populating with a field that is not known',
      'carl',
      'POST',
      'ad/nflwins_populate_standings',
      (l) => ({ contest_id: l.contest, year: 2022 }),
      400,
      'bad_input',
    ],
    ['games of an unknown contest', 'carl', 'POST', 'ad/nflwins_populate_games', () => ({ contest_id: 999_999 }), 404, 'not_found'],
    ['an owner who is not known', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ entry_id: 999_999 }), 404, 'not_found'],
    [
      'an owner in another kind of contest',
      'carl',
      'POST',
      'ad/nflwins_save_owner',
      (l) => ({ entry_id: l.entries.annsFootball, team_name: 'KC' }),
      404,
      'not_found',
    ],
    ['an owner of the wrong type', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ entry_id: 'Ann' }), 400, 'bad_input'],
    ['an owner below nobody', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ entry_id: -1 }), 400, 'bad_input'],
    [
      'an owner who is not in that contest',
      'carl',
      'POST',
      'ad/nflwins_save_owner',
      (l) => ({ entry_id: l.entries.ann, team_name: 'KC', contest_id: l.elsewhere }),
      400,
      'bad_input',
    ],
    [
      'nobody, in which of several contests',
      'carl',
      'POST',
      'ad/nflwins_save_owner',
      () => ({ entry_id: 0, team_name: 'KC' }),
      400,
      'bad_input',
    ],
    ['a team that there is not', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ team_name: 'Oilers' }), 404, 'not_found'],
    ['a team without a name', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ team_name: ' ' }), 400, 'bad_input'],
    ['a team with too long a name', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ team_name: 'x'.repeat(81) }), 400, 'bad_input'],
    ['expected wins in quarters', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ exp_wins: 9.25 }), 400, 'bad_input'],
    ['more expected wins than games', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ exp_wins: 18.5 }), 400, 'bad_input'],
    ['expected losses', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ exp_wins: -1 }), 400, 'bad_input'],
    ['expected wins in letters', 'carl', 'POST', 'ad/nflwins_save_owner', owner({ exp_wins: 'nine' }), 400, 'bad_input'],
    [
      'an order that is empty',
      'carl',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: [] }),
      400,
      'bad_input',
    ],
    [
      'an order that leaves an entry out',
      'carl',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: [l.entries.ann, l.entries.bob] }),
      400,
      'bad_input',
    ],
    [
      'an order with an entry twice',
      'carl',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: [l.entries.ann, l.entries.bob, l.entries.cat, l.entries.ann] }),
      400,
      'bad_input',
    ],
    [
      "an order with another contest's entry",
      'carl',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: [l.entries.ann, l.entries.bob, l.entries.cat, l.entries.dan] }),
      400,
      'bad_input',
    ],
    [
      'an order of names',
      'carl',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: ['Ann'] }),
      400,
      'bad_input',
    ],
    ['taking back what was not drafted', 'carl', 'POST', 'ad/nflwins_draft_undo', (l) => ({ contest_id: l.contest }), 409, 'conflict'],
    ['taking back in an unknown contest', 'carl', 'POST', 'ad/nflwins_draft_undo', () => ({ contest_id: 999_999 }), 404, 'not_found'],
    ['a player who puts teams in', 'ann', 'POST', 'ad/nflwins_populate_standings', (l) => ({ contest_id: l.contest }), 403, 'forbidden'],
    ['a player who looks for games', 'ann', 'POST', 'ad/nflwins_populate_games', (l) => ({ contest_id: l.contest }), 403, 'forbidden'],
    ['a player who takes a team', 'ann', 'POST', 'ad/nflwins_save_owner', owner({}), 403, 'forbidden'],
    [
      'a player who sets the order',
      'ann',
      'POST',
      'ad/nflwins_draft_order',
      (l) => ({ contest_id: l.contest, entry_ids: [l.entries.ann, l.entries.bob, l.entries.cat] }),
      403,
      'forbidden',
    ],
    ['a player who takes back', 'ann', 'POST', 'ad/nflwins_draft_undo', (l) => ({ contest_id: l.contest }), 403, 'forbidden'],
  ])('refuses %s', async (_, who, method, path, input, status, code) => {
    const before = await everything(league);
    const given = input(league);
    const query =
      method === 'POST'
        ? ''
        : `?${new URLSearchParams(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])))}`;
    const answer = await league.inject({
      method,
      url: `/api/v1/${path}${query}`,
      headers: who ? { authorization: league.as[who] } : {},
      ...(method === 'POST' ? { payload: given } : {}),
    });
    const { error } = answer.json<{ error: { message: string; code: string } }>();
    expect({ status: answer.statusCode, code: error?.code }).toEqual({ status, code });
    expect(error.message).toMatch(/\w{2}.*\w/);
    expect(await everything(league)).toEqual(before);
  });

  it('refuses an owner while the contest has no teams yet', async () => {
    const { data } = await league.call('POST ad/add_contest', {
      as: league.as.carl,
      body: { contest_type: 'footballwins', name: 'Bare', year: 2022 },
    });
    const refused = await league.call('POST ad/nflwins_save_owner', {
      as: league.as.carl,
      body: { entry_id: 0, team_name: 'KC', contest_id: data!.id! },
    });
    expect(refused.error).toMatchObject({ code: 'conflict', message: 'Bare has no teams yet. Populate its standings first.' });
  });
});
