import { api, API_PREFIX, LARGEST_INTEGER, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { inputOf, queryOf, sample, withValue, type Path, type Shape } from '../../testing/sample-input';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const keys = Object.keys(api) as ApiKey[];
/** Every field of an input, those of objects and lists inside it included, with its kind; '' where the schema does not tell. */
function fieldsOf(shape: Shape, path: Path = []): { path: Path; kind: string }[] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((one) => fieldsOf(one, path));
  if (shape.items) return fieldsOf(shape.items, [...path, 0]);
  if (shape.properties) return Object.entries(shape.properties).flatMap(([name, part]) => fieldsOf(part, [...path, name]));
  if (shape.type === 'null') return [];
  return [{ path, kind: shape.type ?? '' }];
}

/** What a team's key has not signed is refused before anybody looks into it. */
const isTeams = (key: ApiKey): boolean => (api[key] as Endpoint).access === 'team';

const everyField = keys.flatMap((key) => {
  const input = isTeams(key) ? null : inputOf(key);
  return input ? fieldsOf(input.shape).map(({ path, kind }) => ({ key, path, kind, ...input, name: `${key} ${path.join('.')}` })) : [];
});

describeSite('every field of every call', (engine) => {
  let site: TestSite;
  const admin = basic('Carl', 'secret');

  beforeAll(async () => {
    site = await testSite(await engine.open(), {
      practice: { move: () => Promise.reject(new Error('No test moves it.')) },
      beginAgain: () => Promise.reject(new Error('No test begins it anew.')),
    });
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true });
  });
  afterAll(() => site.app.close());

  const send = (key: ApiKey, where: 'query' | 'body', input: unknown, authorization = admin) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const query = queryOf(where === 'query' ? input : {});
    return site.inject({
      method,
      url: `${API_PREFIX}${path}?${query}`,
      headers: { authorization },
      ...(where === 'body' ? { payload: input as object } : {}),
    });
  };
  const errors = () => site.logged.filter((line) => line.includes('"level":50'));

  it('there are many of them', () => {
    expect(everyField.length).toBeGreaterThan(150);
  });

  it.each(everyField)('$name refuses NUL', async ({ key, path, where, shape }) => {
    const answer = await send(key, where, withValue(sample(shape), path, 'a\u0000b'));
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([400, 'bad_input']);
  });

  it.each(everyField.filter(({ kind }) => kind !== 'string'))('$name refuses 2 to the 31st', async ({ key, path, where, shape, kind }) => {
    const answer = await send(key, where, withValue(sample(shape), path, LARGEST_INTEGER + 1));
    if (kind === '') expect([400, 403, 404, 409]).toContain(answer.statusCode);
    else expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([400, 'bad_input']);
  });

  it.each(everyField.filter(({ kind }) => kind === 'integer' || kind === 'number'))(
    '$name at its largest brings no error of ours',
    async ({ key, path, where, shape }) => {
      const answer = await send(key, where, withValue(sample(shape), path, LARGEST_INTEGER));
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it.each(keys)('%s takes no NUL in its authorization, and asks no database for it', async (key) => {
    const endpoint: Endpoint = api[key];
    if (endpoint.access === 'anyone') return;
    for (const authorization of [basic('Ca\u0000rl', 'secret'), basic('Carl', 'sec\u0000ret')])
      expect((await send(key, 'query', {}, authorization)).statusCode).toBe(401);
  });

  it('and the log holds no error', () => {
    expect(errors()).toEqual([]);
  });
});

describeSite('HEAD', (engine) => {
  it('acts on no call of the contract', async () => {
    const site = await testSite(await engine.open(), {
      practice: { move: () => Promise.reject(new Error('No test moves it.')) },
      beginAgain: () => Promise.reject(new Error('No test begins it anew.')),
    });
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true });
    const authorization = basic('Carl', 'secret');
    const everything = () =>
      site.db.read(async (tx) => [
        await tx.selectFrom('users').selectAll().execute(),
        await tx.selectFrom('user_links').selectAll().execute(),
        await tx.selectFrom('devices').selectAll().execute(),
        await tx.selectFrom('mail_outbox').selectAll().execute(),
        await tx.selectFrom('agents').selectAll().execute(),
        await tx.selectFrom('contests').selectAll().execute(),
        await tx.selectFrom('activity').selectAll().execute(),
        await tx.selectFrom('push_wishes').selectAll().execute(),
      ]);
    const before = await everything();
    for (const key of keys) {
      const [, path] = key.split(' ');
      const input = inputOf(key);
      const query = queryOf(input ? sample(input.shape) : {});
      const answer = await site.inject({ method: 'HEAD', url: `${API_PREFIX}${path}?${query}`, headers: { authorization } });
      expect([key, answer.statusCode]).toEqual([key, 404]);
    }
    expect(await everything()).toEqual(before);
    await site.app.close();
  });
});
