import { api, API_PREFIX, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

/** Values that some field of any call refuses, by every kind of rule there is. */
const BAD = ['', 'x'.repeat(9000), -1, 1e12, 0.3, null, [], {}, 'no-such-thing', '\u0001'];

/** A field's path, or the words of a schema. */
const JARGON =
  /_|[a-z]\.[a-z]|\[|\{|\b(undefined|null|NaN|object|string|boolean|array|integer|regex|pattern|expected|received|invalid|schema|input)\b/i;

describeSite('what is said of bad input', (engine) => {
  let site: TestSite;
  const as = basic('Admin', 'secret');
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Admin', 'secret', { isAdmin: true });
  });
  afterAll(() => site.app.close());

  const keys = (Object.keys(api) as ApiKey[]).filter((key) => (api[key] as Endpoint).query ?? (api[key] as Endpoint).body);
  it.each(keys)('%s answers in sentences, without paths and without the words of a schema', async (key) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const { query, body } = api[key] as { query?: { shape?: object }; body?: { shape?: object } };
    const names = Object.keys((query ?? body)?.shape ?? {});
    const bad = BAD.map((value) => Object.fromEntries(names.map((name) => [name, value])));
    // Without a page it is a stream that tells when the site goes, and does not end before.
    const inputs = key === 'GET live' ? bad : [{}, { unheard_of: 1 }, ...bad];
    for (const input of inputs) {
      const text = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)] as [string, string]));
      const answer = await site.inject({
        method,
        url: `${API_PREFIX}${path}${query ? `?${text}` : ''}`,
        headers: { authorization: as },
        ...(query ? {} : { payload: input }),
      });
      const { error } = answer.json<{ error?: { message: string; code: string; fields?: Record<string, string> } }>();
      if (error?.code !== 'bad_input') continue;
      for (const sentence of [error.message, ...Object.values(error.fields ?? {})]) {
        expect(sentence).toMatch(/^[A-Z].*\.$/s);
        expect(sentence.replace('ann@example.com', '')).not.toMatch(JARGON);
      }
    }
  });

  it('names the field as the screen does, and keeps its path for the form', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: `${API_PREFIX}utils/useroptions`,
      headers: { authorization: as },
      payload: { user_options: { football_entries: [{ entry_id: 1, entry_name: ' ' }] } },
    });
    expect(answer.json()).toEqual({
      error: {
        code: 'bad_input',
        message: 'The entry name must not be empty.',
        fields: { 'user_options.football_entries.0.entry_name': 'The entry name must not be empty.' },
      },
    });
  });
});
