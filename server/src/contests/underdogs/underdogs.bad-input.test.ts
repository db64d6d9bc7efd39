import { describeSite } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { SUNDAY } from '../football/testing/football-league';
import { dogOf, underdogsLeague, type UnderdogsLeague } from './testing/underdogs-league';

type Who = keyof UnderdogsLeague['as'] | null;
type Parts = { query?: Record<string, string | number>; body?: unknown };

/** Everything that players and administrators can change. */
async function everything({ db }: UnderdogsLeague) {
  return db.read(async (tx) => ({
    picks: await tx.selectFrom('underdogs_picks').selectAll().orderBy('entry_id').orderBy('week').execute(),
    settings: await tx.selectFrom('underdogs_settings').selectAll().execute(),
    missed: await tx.selectFrom('underdogs_missed_picks').selectAll().execute(),
    smack: await tx.selectFrom('smack').selectAll().orderBy('id').execute(),
    activity: await tx.selectFrom('activity').select('id').execute(),
    tags: await tx.selectFrom('scopes').selectAll().orderBy('name').execute(),
  }));
}

describeSite('bad input to the Underdogs calls', (engine) => {
  let league: UnderdogsLeague;
  let afterSeason: number;
  beforeAll(async () => {
    league = await underdogsLeague(engine);
    const { ann, bob } = league.entries;
    await league.call('POST underdogs/savepick', { as: league.as.ann, body: dogOf(ann, league.games[0]!) });
    await league.call('POST underdogs/savepick', { as: league.as.ann, body: dogOf(ann, league.again, { spread: 6 }) });
    await league.call('POST underdogs/savepick', { as: league.as.bob, body: dogOf(bob, league.games[1]!) });
    await league.call('POST underdogs/smack', { as: league.as.ann, body: { Message: 'mine' } });
    afterSeason = await addGame(league.db, { week_start: '2023-02-07', kickoff_at: SUNDAY + 154 * 86_400_000 });
    league.clock.set(SUNDAY - 1);
  });

  /** Refused with this code, in words for people, and nothing has changed. */
  async function refused(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    who: Who,
    { query = {}, body }: Parts,
    status: number,
    code: string,
  ) {
    const before = await everything(league);
    const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])));
    const answer = await league.inject({
      method,
      url: `/api/v1/${path}?${search}`,
      headers: who ? { authorization: league.as[who] } : {},
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { error } = answer.json<{ error: { message: string; code: string } }>();
    expect({ status: answer.statusCode, code: error?.code }).toEqual({ status, code });
    expect(error.message).toMatch(/\w{2}.*\w/);
    expect(await everything(league)).toEqual(before);
  }

  type Case = [string, (l: UnderdogsLeague) => object, Who, number, string];
  it.each<Case>([
    ['no entry', (l) => ({ eventId: l.games[1], spread: 3.5 }), 'bob', 400, 'bad_input'],
    ['no game', (l) => ({ entryId: l.entries.bob, spread: 3.5 }), 'bob', 400, 'bad_input'],
    ['no spread', (l) => ({ entryId: l.entries.bob, eventId: l.games[2] }), 'bob', 400, 'bad_input'],
    ['a game of the wrong type', (l) => dogOf(l.entries.bob, 'x' as unknown as number), 'bob', 400, 'bad_input'],
    ['an unknown game', (l) => dogOf(l.entries.bob, 999_999), 'bob', 400, 'bad_input'],
    ['a game after the season', (l) => dogOf(l.entries.bob, afterSeason), 'bob', 400, 'bad_input'],
    ['a third side', (l) => dogOf(l.entries.bob, l.games[2]!, { side: 3 as never }), 'bob', 400, 'bad_input'],
    ['a spread below 0', (l) => dogOf(l.entries.bob, l.games[2]!, { spread: -0.5 }), 'bob', 400, 'bad_input'],
    ['a spread in quarters', (l) => dogOf(l.entries.bob, l.games[2]!, { spread: 3.25 }), 'bob', 400, 'bad_input'],
    ['a spread beyond all lines', (l) => dogOf(l.entries.bob, l.games[2]!, { spread: 100 }), 'bob', 400, 'bad_input'],
    ['a field that is not known', (l) => ({ ...dogOf(l.entries.bob, l.games[2]!), team: 'Bills' }), 'bob', 400, 'bad_input'],
    ["another player's entry", (l) => dogOf(l.entries.ann, l.games[2]!), 'bob', 404, 'not_found'],
    ["another group's entry", (l) => dogOf(l.entries.dan, l.games[2]!), 'bob', 404, 'not_found'],
    ['an unknown entry', (l) => dogOf(999_999, l.games[2]!), 'bob', 404, 'not_found'],
    ['a guest', (l) => dogOf(l.entries.bob, l.games[2]!), null, 401, 'not_signed_in'],
    ['the favourite', (l) => dogOf(l.entries.bob, l.games[2]!, { side: 2 }), 'bob', 409, 'line_moved'],
    ['the favourite of a line that has turned', (l) => dogOf(l.entries.bob, l.turned, { spread: 2 }), 'bob', 409, 'line_moved'],
    ['a line that is no longer the current one', (l) => dogOf(l.entries.bob, l.games[2]!, { spread: 4 }), 'bob', 409, 'line_moved'],
    ['no line where there is one', (l) => dogOf(l.entries.bob, l.games[2]!, { spread: null }), 'bob', 409, 'line_moved'],
    ['a game without line and side', (l) => ({ entryId: l.entries.bob, eventId: l.noLine, spread: null }), 'bob', 400, 'bad_input'],
    ['a game off the board', (l) => dogOf(l.entries.bob, l.postponed), 'bob', 409, 'no_line'],
    ['a game that kicked off', (l) => dogOf(l.entries.bob, l.games[0]!), 'bob', 409, 'game_started'],
    ['another game when the own one kicked off', (l) => dogOf(l.entries.ann, l.games[2]!), 'ann', 409, 'game_started'],
    ['a team that is planned for a later week', (l) => dogOf(l.entries.bob, l.again, { spread: 6 }), 'bob', 400, 'duplicate_pick'],
    ['an override without reason', (l) => dogOf(l.entries.bob, l.games[2]!), 'carl', 400, 'reason_required'],
    [
      'an override with a reason of two letters',
      (l) => dogOf(l.entries.bob, l.games[2]!, { reason: 'ok' }),
      'carl',
      400,
      'reason_required',
    ],
    [
      'an override with a reason that is too long',
      (l) => dogOf(l.entries.bob, l.games[2]!, { reason: 'x'.repeat(201) }),
      'carl',
      400,
      'bad_input',
    ],
    [
      'an override with a spread below 0',
      (l) => dogOf(l.entries.bob, l.games[2]!, { spread: -1, reason: 'phoned in' }),
      'carl',
      400,
      'bad_input',
    ],
    ['an override with a game off the board', (l) => dogOf(l.entries.bob, l.postponed, { reason: 'phoned in' }), 'carl', 409, 'no_line'],
    ['an override of an unknown entry', (l) => dogOf(999_999, l.games[2]!, { reason: 'phoned in' }), 'carl', 404, 'not_found'],
  ])('a save refuses %s', (_, body, who, status, code) => refused('POST', 'underdogs/savepick', who, { body: body(league) }, status, code));

  it.each<Case>([
    ['no week', (l) => ({ entryId: l.entries.ann }), 'ann', 400, 'bad_input'],
    ['week 0', (l) => ({ entryId: l.entries.ann, week: 0 }), 'ann', 400, 'bad_input'],
    ['week 19', (l) => ({ entryId: l.entries.ann, week: 19 }), 'ann', 400, 'bad_input'],
    ['a week without a pick', (l) => ({ entryId: l.entries.ann, week: 3 }), 'ann', 404, 'not_found'],
    ['a pick whose game kicked off', (l) => ({ entryId: l.entries.ann, week: 1 }), 'ann', 409, 'game_started'],
    ["another player's pick", (l) => ({ entryId: l.entries.ann, week: 2 }), 'bob', 404, 'not_found'],
    ["a player's pick without reason", (l) => ({ entryId: l.entries.ann, week: 2 }), 'carl', 400, 'reason_required'],
  ])('taking back refuses %s', (_, body, who, status, code) =>
    refused('POST', 'underdogs/clearpick', who, { body: body(league) }, status, code),
  );

  it.each<Case>([
    ['players', (l) => ({ contest_id: l.contest, self_pick: 0 }), 'ann', 403, 'forbidden'],
    ['no contest', () => ({ self_pick: 0 }), 'carl', 400, 'bad_input'],
    ['an unknown contest', () => ({ contest_id: 999_999, self_pick: 0 }), 'carl', 404, 'not_found'],
    ['a flag that is neither 0 nor 1', (l) => ({ contest_id: l.contest, self_pick: 2 }), 'carl', 400, 'bad_input'],
    ['an unknown policy', (l) => ({ contest_id: l.contest, missed_pick: 'smallest' }), 'carl', 400, 'bad_input'],
    ['a field that is not known', (l) => ({ contest_id: l.contest, weeks: 9 }), 'carl', 400, 'bad_input'],
  ])('the settings refuse %s', (_, body, who, status, code) =>
    refused('POST', 'ad/underdogs_settings', who, { body: body(league) }, status, code),
  );

  it.each<Case>([
    ['no message', () => ({}), 'ann', 400, 'bad_input'],
    ['an empty message', () => ({ Message: ' ' }), 'ann', 400, 'bad_input'],
    ["another group's contest", (l) => ({ Message: 'Hi', contest_id: l.elsewhere }), 'ann', 404, 'not_found'],
    ['an administrator without an entry', (l) => ({ Message: 'Hi', contest_id: l.contest }), 'carl', 403, 'forbidden'],
  ])('the board refuses %s', (_, body, who, status, code) => refused('POST', 'underdogs/smack', who, { body: body(league) }, status, code));

  it.each<Case>([
    ["another group's contest", (l) => ({ contest_id: l.elsewhere }), 'ann', 404, 'not_found'],
    ['an unknown contest', () => ({ contest_id: 999_999 }), 'carl', 404, 'not_found'],
    ['a year without contest', () => ({ year: 2021 }), 'ann', 404, 'not_found'],
    ['year x', () => ({ year: 'x' }), 'ann', 400, 'bad_input'],
    ['a guest', () => ({}), null, 401, 'not_signed_in'],
  ])('the page refuses %s', (_, query, who, status, code) =>
    refused('GET', 'underdogs/pagedata', who, { query: query(league) as Record<string, string> }, status, code),
  );

  it('the games of a week refuse weeks that the season does not have', async () => {
    for (const week of ['', 0, 19, 'x']) await refused('GET', 'underdogs/games', 'ann', { query: { week } }, 400, 'bad_input');
    await refused('GET', 'underdogs/games', 'ann', { query: { week: 1, contest_id: league.elsewhere } }, 404, 'not_found');
  });

  it('the board lets nobody delete what is not theirs', async () => {
    const { id } = (await everything(league)).smack[0]!;
    await refused('DELETE', 'underdogs/smack', 'bob', { query: { id } }, 403, 'forbidden');
    await refused('DELETE', 'underdogs/smack', 'dan', { query: { id } }, 404, 'not_found');
  });

  it('tells players in plain words that their entry was taken out', async () => {
    const { entries, users, as } = league;
    await league.call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id: entries.bob, user_id: users.bob } });
    const { error } = await league.call('POST underdogs/savepick', { as: as.bob, body: dogOf(entries.bob, league.games[2]!) });
    expect(error).toMatchObject({
      code: 'not_found',
      message: 'Bob was taken out of its contest, so nothing was saved. Your administrator can tell you why.',
    });
  });
});
