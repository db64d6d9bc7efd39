import { api, API_PREFIX, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { inputOf, queryOf, sample, withValue, type Path, type Shape } from '../../testing/sample-input';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const UNKNOWN = 'unheard_of';
/** What a team's key has not signed is refused before anybody looks into it; contract/src/strictly.test.ts holds those calls. */
const keys = (Object.keys(api) as ApiKey[]).filter((key) => (api[key] as Endpoint).access !== 'team');

/** Each object in an input that says which fields it has; records of no fixed names, and what a browser's own API makes, have none. */
function objectsOf(shape: Shape & { additionalProperties?: unknown }, path: Path = []): Path[] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((one) => objectsOf(one, path));
  if (shape.items) return objectsOf(shape.items, [...path, 0]);
  if (shape.type !== 'object' || shape.additionalProperties !== false) return [];
  return [path, ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => objectsOf(part, [...path, name]))];
}

/** Where a call could be sent something that it does not know: its query, its body, and each object of either. */
const places = keys.flatMap((key): { key: ApiKey; where: 'query' | 'body'; path: Path; input: unknown }[] => {
  const { bytes }: Endpoint = api[key];
  const known = inputOf(key);
  const inKnown = known ? objectsOf(known.shape).map((path) => ({ key, where: known.where, path, input: sample(known.shape) })) : [];
  const rest = (['query', 'body'] as const)
    .filter((where) => where !== known?.where && (where === 'query' || (!key.startsWith('GET ') && !bytes)))
    .map((where) => ({ key, where, path: [], input: {} }));
  return [...inKnown, ...rest];
});

describeSite('a field that a call does not know', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite(await engine.open(), {
      practice: { move: () => Promise.reject(new Error('No test moves it.')) },
      beginAgain: () => Promise.reject(new Error('No test begins it anew.')),
    });
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true });
  });
  afterAll(() => site.app.close());

  it('may stand in many places, at least one of every call', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(keys.length);
    expect(places.length).toBeGreaterThan(1.5 * keys.length);
  });

  it.each(places.map((one) => ({ ...one, name: [one.key, one.where, ...one.path].join(' ') })))(
    '$name is refused by its name',
    async ({ key, where, path, input }) => {
      const [method, address] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const given = withValue(input, [...path, UNKNOWN], '1');
      const known = inputOf(key);
      const query = where === 'query' ? given : known?.where === 'query' ? sample(known.shape) : {};
      const body = where === 'body' ? given : known?.where === 'body' ? sample(known.shape) : undefined;
      const answer = await site.inject({
        method,
        url: `${API_PREFIX}${address}?${queryOf(query)}`,
        headers: { authorization: basic('Carl', 'secret') },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const { error } = answer.json<{ error: { code: string; fields: Record<string, string> } }>();
      expect([answer.statusCode, error.code]).toEqual([400, 'bad_input']);
      expect(error.fields[[...path, UNKNOWN].join('.')]).toMatch(/does not know/);
    },
  );
});
