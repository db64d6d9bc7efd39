import { describeSite } from '../../testing/engines';
import { footballLeague, saveOf, SUNDAY, type FootballLeague } from './testing/football-league';

type Query = Record<string, string | number>;

/** Everything that players and administrators can change. */
async function everything({ db }: FootballLeague) {
  return db.read(async (tx) => ({
    picks: await tx.selectFrom('football_picks').selectAll().orderBy('entry_id').orderBy('slot').execute(),
    smack: await tx.selectFrom('smack').selectAll().orderBy('id').execute(),
    activity: await tx.selectFrom('activity').select('id').execute(),
    tags: await tx.selectFrom('scopes').selectAll().orderBy('name').execute(),
  }));
}

describeSite('bad input to the football calls', (engine) => {
  let league: FootballLeague;
  beforeAll(async () => {
    league = await footballLeague(engine);
    const { ann } = league.entries;
    await league.call('GET football/makepicks', {
      as: league.as.ann,
      query: saveOf(league, ann, [
        [0, 'A'],
        [1, 'H', 1],
      ]),
    });
    await league.call('POST football/smack', { as: league.as.ann, body: { Message: 'mine', contest_id: league.contest } });
    league.clock.set(SUNDAY - 1);
  });

  /** Refused with this code, in words for people, and nothing has changed. */
  async function refused(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    who: keyof FootballLeague['as'] | null,
    parts: { query?: Query; body?: unknown },
    status: number,
    code: string,
  ) {
    const before = await everything(league);
    const query = new URLSearchParams(Object.fromEntries(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)])));
    const answer = await league.inject({
      method,
      url: `/api/v1/football/${path}?${query}`,
      headers: who ? { authorization: league.as[who] } : {},
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    });
    const { error } = answer.json<{ error: { message: string; code: string; fields?: Record<string, string> } }>();
    expect({ status: answer.statusCode, code: error?.code }).toEqual({ status, code });
    expect(error.message).toMatch(/\w{2}.*\w/);
    expect(await everything(league)).toEqual(before);
    return error;
  }

  const pick = (over: Query): Query => ({
    entry_id: league.entries.ann,
    pick1: 'A0',
    event_id1: league.games[0]!,
    pick2: 'H1',
    event_id2: league.games[1]!,
    lock2: 1,
    ...over,
  });

  it.each<[string, (l: FootballLeague) => Query, number, string, string]>([
    ['no entry', () => ({ entry_id: '' }), 400, 'bad_input', ''],
    ['an entry that is no number', () => ({ entry_id: 'x' }), 400, 'bad_input', ''],
    ['an unknown entry', () => ({ entry_id: 999_999 }), 404, 'not_found', ''],
    ["another player's entry", (l) => ({ entry_id: l.entries.bob }), 404, 'not_found', ''],
    ["another group's entry", (l) => ({ entry_id: l.entries.dan }), 404, 'not_found', ''],
    ['a number beyond all ids', () => ({ entry_id: 99_999_999_999 }), 400, 'bad_input', ''],
    ['a team name that is too long', (l) => ({ pick3: 'x'.repeat(81), event_id3: l.games[2]! }), 400, 'bad_input', ''],
    ['a game that is no number', () => ({ pick3: 'A2', event_id3: 'x' }), 400, 'bad_input', ''],
    ['half a game', () => ({ pick3: 'A2', event_id3: 1.5 }), 400, 'bad_input', ''],
    ['an unknown game', () => ({ pick3: 'A2', event_id3: 999_999 }), 400, 'bad_input', 'pick3'],
    ['a game of another week', (l) => ({ pick3: 'A9', event_id3: l.nextWeek }), 400, 'bad_input', 'pick3'],
    ['a game without a team', (l) => ({ event_id3: l.games[2]! }), 400, 'bad_input', 'pick3'],
    ['a team without a game', () => ({ pick3: 'A2' }), 400, 'bad_input', 'pick3'],
    ['a team that does not play there', (l) => ({ pick3: 'A3', event_id3: l.games[2]! }), 400, 'bad_input', 'pick3'],
    ['a lock that is neither 0 nor 1', () => ({ lock2: 2 }), 400, 'bad_input', ''],
    ['a lock that is no number', () => ({ lock2: 'yes' }), 400, 'bad_input', ''],
    ['a line in quarters', () => ({ spread2: 3.25 }), 400, 'bad_input', ''],
    ['a line that is no number', () => ({ spread2: 'x' }), 400, 'bad_input', ''],
    ['a sixth pick', (l) => ({ pick6: 'A6', event_id6: l.games[6]! }), 400, 'bad_input', ''],
    ['the same game twice', (l) => ({ pick3: 'A1', event_id3: l.games[1]! }), 400, 'duplicate_pick', 'pick3'],
    [
      'a line that is not the current one',
      (l) => ({ pick3: 'A2', event_id3: l.games[2]!, lock3: 1, spread3: 3 }),
      409,
      'line_moved',
      'pick3',
    ],
    ['a game without a line', (l) => ({ pick3: 'A7', event_id3: l.noLine }), 409, 'no_line', 'pick3'],
    ['a game off the board', (l) => ({ pick3: 'A8', event_id3: l.postponed }), 409, 'no_line', 'pick3'],
    ['another pick after kick-off', (l) => ({ pick1: 'A2', event_id1: l.games[2]! }), 409, 'game_started', 'pick1'],
    ['the other side after kick-off', () => ({ pick1: 'H0' }), 409, 'game_started', 'pick1'],
    ['an empty slot after kick-off', () => ({ pick1: '', event_id1: '' }), 409, 'game_started', 'pick1'],
  ])('a save refuses %s', async (_, over, status, code, field) => {
    const error = await refused('GET', 'makepicks', 'ann', { query: pick(over(league)) }, status, code);
    if (field) expect(Object.keys(error.fields!)).toEqual([field]);
  });

  it('a save refuses whole when one of its picks is refused, and says which', async () => {
    const error = await refused(
      'GET',
      'makepicks',
      'ann',
      { query: pick({ pick1: 'H0', pick3: 'A3', event_id3: league.games[3]!, pick4: 'A7', event_id4: league.noLine }) },
      409,
      'game_started',
    );
    expect(Object.keys(error.fields!)).toEqual(['pick1', 'pick4']);
  });

  it.each<[string, (l: FootballLeague) => Query, keyof FootballLeague['as'], number, string]>([
    ['week 0', () => ({ week: 0 }), 'ann', 400, 'bad_input'],
    ['week 16 while there is none', () => ({ week: 16 }), 'ann', 400, 'bad_input'],
    ['week x', () => ({ week: 'x' }), 'ann', 400, 'bad_input'],
    ['year 12', () => ({ year: 12 }), 'ann', 400, 'bad_input'],
    ['a year without contest', () => ({ year: 2021 }), 'ann', 404, 'not_found'],
    ["another group's contest", (l) => ({ contest_id: l.elsewhere }), 'ann', 404, 'not_found'],
    ['an unknown contest', () => ({ contest_id: 999_999 }), 'ann', 404, 'not_found'],
    ['an unknown contest, to an administrator', () => ({ contest_id: 999_999 }), 'carl', 404, 'not_found'],
    ['a negative contest', () => ({ contest_id: -1 }), 'ann', 400, 'bad_input'],
  ])('the page refuses %s', (_, query, who, status, code) =>
    refused('GET', 'pagedata', who, { query: query(league) }, status, code).then(() => {}),
  );

  it("tells nothing of another group's contest: as if it did not exist", async () => {
    const hidden = await refused('GET', 'pagedata', 'ann', { query: { contest_id: league.elsewhere } }, 404, 'not_found');
    const absent = await refused('GET', 'pagedata', 'ann', { query: { contest_id: 999_999 } }, 404, 'not_found');
    expect(hidden).toEqual(absent);
  });

  it.each(['makepicksdata', 'pending_picks'])("%s refuses entries that are not one's own", async (path) => {
    for (const entry_id of [league.entries.bob, league.entries.dan, 999_999])
      await refused('GET', path, 'ann', { query: { entry_id } }, 404, 'not_found');
    await refused('GET', path, 'ann', { query: { entry_id: 'x' } }, 400, 'bad_input');
    await refused('GET', path, null, { query: { entry_id: league.entries.ann } }, 401, 'not_signed_in');
  });

  it.each<[string, (l: FootballLeague) => unknown, keyof FootballLeague['as'], number, string]>([
    ['no message', (l) => ({ contest_id: l.contest }), 'ann', 400, 'bad_input'],
    ['an empty message', (l) => ({ Message: '  ', contest_id: l.contest }), 'ann', 400, 'bad_input'],
    ['a message of the wrong type', (l) => ({ Message: 7, contest_id: l.contest }), 'ann', 400, 'bad_input'],
    ['a message that is too long', (l) => ({ Message: 'x'.repeat(1001), contest_id: l.contest }), 'ann', 400, 'bad_input'],
    ['no contest', () => ({ Message: 'Hi' }), 'ann', 400, 'bad_input'],
    ["another group's contest", (l) => ({ Message: 'Hi', contest_id: l.elsewhere }), 'ann', 404, 'not_found'],
    ['an unknown contest', () => ({ Message: 'Hi', contest_id: 999_999 }), 'ann', 404, 'not_found'],
    ['an administrator without an entry', (l) => ({ Message: 'Hi', contest_id: l.contest }), 'carl', 403, 'forbidden'],
  ])('the board refuses %s', (_, body, who, status, code) =>
    refused('POST', 'smack', who, { body: body(league) }, status, code).then(() => {}),
  );

  it('the board lets nobody delete what is not theirs', async () => {
    const id = (await everything(league)).smack[0]!.id;
    const { contest, elsewhere } = league;
    await refused('DELETE', 'smack', 'bob', { query: { id, contest_id: contest } }, 403, 'forbidden');
    await refused('DELETE', 'smack', 'carl', { query: { id, contest_id: contest } }, 403, 'forbidden');
    await refused('DELETE', 'smack', 'dan', { query: { id, contest_id: elsewhere } }, 404, 'not_found');
    await refused('DELETE', 'smack', 'ann', { query: { id: 999_999, contest_id: contest } }, 404, 'not_found');
    await refused('DELETE', 'smack', 'ann', { query: { id: 'x', contest_id: contest } }, 400, 'bad_input');
    await refused('DELETE', 'smack', 'ann', { query: { id } }, 400, 'bad_input');
  });

  it.each<[string, (l: FootballLeague) => Query, keyof FootballLeague['as'], number, string]>([
    ['players', (l) => ({ entry_id: l.entries.ann }), 'ann', 403, 'forbidden'],
    ['an unknown entry', () => ({ entry_id: 999_999, reason: 'phoned in' }), 'carl', 404, 'not_found'],
    ['no reason', (l) => ({ entry_id: l.entries.bob, Pick1: 'A2', event_id1: l.games[2]! }), 'carl', 400, 'reason_required'],
    ['a reason of two letters', (l) => ({ entry_id: l.entries.bob, reason: 'ok' }), 'carl', 400, 'reason_required'],
    ['a reason that is too long', (l) => ({ entry_id: l.entries.bob, reason: 'x'.repeat(201) }), 'carl', 400, 'bad_input'],
    ['a week to come', (l) => ({ entry_id: l.entries.bob, reason: 'phoned in', week: 2 }), 'carl', 400, 'bad_input'],
    ['a sixth pick', (l) => ({ entry_id: l.entries.bob, reason: 'phoned in', Pick6: 'A2' }), 'carl', 400, 'bad_input'],
    [
      'a game of another week',
      (l) => ({ entry_id: l.entries.bob, reason: 'phoned in', Pick1: 'A9', event_id1: l.nextWeek }),
      'carl',
      400,
      'bad_input',
    ],
    [
      'a game without a line',
      (l) => ({ entry_id: l.entries.bob, reason: 'phoned in', Pick1: 'A7', event_id1: l.noLine }),
      'carl',
      409,
      'no_line',
    ],
    [
      'the same game twice',
      (l) => ({ entry_id: l.entries.bob, reason: 'phoned in', Pick1: 'A2', event_id1: l.games[2]!, Pick2: 'H2', event_id2: l.games[2]! }),
      'carl',
      400,
      'duplicate_pick',
    ],
    [
      'a part of the sealed picks',
      (l) => ({ entry_id: l.entries.ann, reason: 'phoned in', Pick3: 'A2', event_id3: l.games[2]! }),
      'carl',
      400,
      'bad_input',
    ],
  ])('an override refuses %s', (_, query, who, status, code) =>
    refused('GET', 'MakePicksGuts', who, { query: query(league) }, status, code).then(() => {}),
  );
});
