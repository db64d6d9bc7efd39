import { api, API_PREFIX, type ApiKey, type Endpoint, type PlaceKind } from '@poolhouse/contract';
import { footballLeague } from '../contests/football/testing/football-league';
import { describeSite, type TestEngine } from '../testing/engines';
import { everyRow } from '../testing/every-row.store';
import { inputOf, sample } from '../testing/sample-input';
import { addAccount, basic } from '../testing/site';
import { requiredRole } from '../web/http/policy';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
const keys = Object.keys(api) as ApiKey[];
const endpointOf = (key: ApiKey): Endpoint => api[key];
const ofRoles = keys.filter((key) => requiredRole(endpointOf(key)) !== undefined);
const placed = ofRoles.filter((key) => Object.keys(endpointOf(key).place ?? {}).length > 0);

/**
 * A football league of group 1 with all kinds of people: Ann and Bob play, Hal helps in the league, Cora is commissioner of the group, Carl
 * is site administrator, and Fred is commissioner of group 2.
 */
async function people(engine: TestEngine) {
  const league = await footballLeague(engine, { practice: { move: () => Promise.reject(new Error('No test moves it.')) } });
  const { db, call, as, contest, elsewhere, users } = league;
  await addAccount(db, 'Hal', 'secret');
  await addAccount(db, 'Cora', 'secret');
  await addAccount(db, 'Fred', 'secret', { groupNumber: 2 });
  const idOf = async (name: string) =>
    (await db.read((tx) => tx.selectFrom('users').select('id').where('username', '=', name).executeTakeFirstOrThrow())).id;
  const ids = { hal: await idOf('Hal'), cora: await idOf('Cora'), fred: await idOf('Fred') };
  const grant = (body: { user_id: number; role: 'helper' | 'commissioner'; group_number?: number; contest_id?: number }) =>
    call('POST ad/grant_role', { as: as.carl, body });
  expect((await grant({ user_id: ids.hal, role: 'helper', contest_id: contest })).status).toBe(200);
  expect((await grant({ user_id: ids.cora, role: 'commissioner', group_number: 1 })).status).toBe(200);
  expect((await grant({ user_id: ids.fred, role: 'commissioner', group_number: 2 })).status).toBe(200);
  const message = (await call('POST football/smack', { as: as.ann, body: { Message: 'Hello', contest_id: contest } })).data!.id!;
  const invite = (await call('POST ad/invite', { as: as.carl, body: { group_number: 1, days: 3, uses: 5 } })).data!.id;
  const paid = await call('POST ad/paid', { as: as.carl, body: { entry_id: league.entries.bob, paid: 1 } });
  expect(paid.status).toBe(200);
  const activity = await db.read((tx) =>
    tx.selectFrom('activity').select('id').where('action', '=', 'entry.paid').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  const claim = await db.write((tx) =>
    tx
      .insertInto('entry_claims')
      .values({ user_id: users.eve, entry_id: league.entries.bob, group_number: 1, at: 0, answered_at: null, approved: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const named: Readonly<Record<PlaceKind, string | number>> = {
    group: 1,
    contest,
    entry: league.entries.bob,
    user: users.bob,
    person: 'Bob@example.org',
    message,
    invite,
    claim: claim.id,
    activity: activity.id,
  };
  const credentials = { ...as, hal: basic('Hal', 'secret'), cora: basic('Cora', 'secret'), fred: basic('Fred', 'secret') };
  return { ...league, named, elsewhere, as: credentials };
}
type People = Awaited<ReturnType<typeof people>>;

/** An input that the call takes, about things of group 1. */
function inputFor(site: People, key: ApiKey): { where: 'query' | 'body'; input: Record<string, unknown> } {
  const found = inputOf(key);
  if (!found) return { where: 'query', input: {} };
  const made = sample(found.shape);
  const input = (typeof made === 'object' ? made : {}) as Record<string, unknown>;
  for (const [kind, field] of Object.entries(endpointOf(key).place ?? {}) as [PlaceKind, string][]) input[field] = site.named[kind];
  if (key === 'POST ad/grant_role' || key === 'POST ad/revoke_role')
    return { where: 'body', input: { user_id: site.users.ann, role: 'helper', contest_id: site.contest } };
  if ('reason' in input) input['reason'] = 'for the test';
  if (key === 'POST ad/answer_claim') input['approve'] = 0;
  return { where: found.where, input };
}

function send(site: People, key: ApiKey, who: keyof People['as'] | 'guest', method = key.split(' ')[0] as Method) {
  const path = key.split(' ')[1]!;
  const { where, input } = inputFor(site, key);
  const query =
    where === 'query'
      ? `?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))}`
      : '';
  return site.inject({
    method,
    url: `${API_PREFIX}${path}${query}`,
    headers: who === 'guest' ? {} : { authorization: site.as[who] },
    ...(where === 'body' && method !== 'GET' && method !== 'HEAD' ? { payload: input } : {}),
  });
}

describe('every call of the contract', () => {
  it('says who may make it, and for a role of a group where the group comes from', () => {
    expect(ofRoles.length).toBeGreaterThan(60);
    for (const key of ofRoles) {
      const { access, place } = endpointOf(key);
      if (access !== 'site') expect([key, place]).toEqual([key, expect.any(Object)]);
    }
  });

  it('below ad/ is for a role, but for what one may ask of oneself', () => {
    const open = keys.filter((key) => / ad\//.test(key) && !ofRoles.includes(key));
    expect(open).toEqual(['GET ad/my_permissions']);
  });
});

describeSite('who may make which call', (engine) => {
  it('refuses guests, players, helpers and other groups, every method but its own, and changes nothing', async () => {
    const site = await people(engine);
    const before = await everyRow(site.db);
    for (const key of ofRoles) {
      const { access, place = {} } = endpointOf(key);
      const got = async (who: Parameters<typeof send>[2]) => {
        const answer = await send(site, key, who);
        return [key, who, answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
      };
      expect(await got('guest')).toEqual([key, 'guest', 401, 'not_signed_in']);
      expect(await got('bob')).toEqual([key, 'bob', 403, 'forbidden']);
      if (access === 'site') expect(await got('cora')).toEqual([key, 'cora', 403, 'forbidden']);
      if (access !== 'helper') expect(await got('hal')).toEqual([key, 'hal', 403, 'forbidden']);
      if (access === 'site') expect(await got('fred')).toEqual([key, 'fred', 403, 'forbidden']);
      else if (Object.keys(place).length > 0) expect(await got('fred')).toEqual([key, 'fred', 404, 'not_found']);
    }
    for (const key of keys) {
      const own = keys.filter((other) => other.split(' ')[1] === key.split(' ')[1]).map((other) => other.split(' ')[0]);
      for (const method of (['HEAD', 'GET', 'POST', 'PUT', 'DELETE'] as const).filter((one) => !own.includes(one)))
        expect([key, method, (await send(site, key, 'carl', method)).statusCode]).toEqual([key, method, 404]);
    }
    expect(await everyRow(site.db)).toEqual(before);
    await site.app.close();
  });

  it('lets a commissioner do in the own group what a site administrator does, call by call', async () => {
    const [mine, theirs] = [await people(engine), await people(engine)];
    for (const key of placed.filter((one) => endpointOf(one).access !== 'site')) {
      const [commissioner, site] = [await send(mine, key, 'cora'), await send(theirs, key, 'carl')];
      expect([key, commissioner.statusCode, commissioner.body.slice(0, 200)]).toEqual([key, site.statusCode, expect.any(String)]);
      expect([key, commissioner.statusCode]).not.toEqual([key, 403]);
      expect(commissioner.statusCode).toBeLessThan(500);
    }
    await Promise.all([mine.app.close(), theirs.app.close()]);
  });

  it('lets a helper do what helpers do in their contest, and answers of other contests as if there were none', async () => {
    const site = await people(engine);
    for (const key of ofRoles.filter((one) => endpointOf(one).access === 'helper')) {
      const answer = await send(site, key, 'hal');
      expect([key, [401, 403].includes(answer.statusCode) ? answer.body : 'reached']).toEqual([key, 'reached']);
      // Another kind's call finds nothing in a football contest, whoever asks.
      if (answer.statusCode === 404) expect(answer.body).toBe((await send(site, key, 'carl')).body);
    }
    const users = await site.call('GET ad/users', { as: site.as.hal, query: {} });
    expect(JSON.stringify(users.data)).not.toContain('@');
    const elsewhere = await site.call('GET ad/contest', { as: site.as.hal, query: { contest_id: site.elsewhere } });
    const unknown = await site.call('GET ad/contest', { as: site.as.hal, query: { contest_id: 999_999 } });
    expect([elsewhere.status, elsewhere.error]).toEqual([unknown.status, unknown.error]);
    await site.app.close();
  });
});
