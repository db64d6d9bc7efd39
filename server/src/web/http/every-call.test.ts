import { api, API_PREFIX, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { describeSite } from '../../testing/engines';
import { testSite, type TestSite } from '../../testing/site';

const keys = Object.keys(api) as ApiKey[];
const methodAndUrl = (key: ApiKey) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  return { method, url: API_PREFIX + path };
};

describeSite('every call of the contract', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    // The practice clock's calls exist where there is a practice clock, and a demo's on a demo.
    site = await testSite(await engine.open(), {
      practice: { move: () => Promise.reject(new Error('No test moves it.')) },
      beginAgain: () => Promise.reject(new Error('No test begins it anew.')),
    });
  });
  afterAll(() => site.app.close());

  it.each(keys)('%s is on the air, and asks who calls unless anybody may', async (key) => {
    const { method, url } = methodAndUrl(key);
    expect(site.app.hasRoute({ method, url })).toBe(true);
    const answer = await site.inject({ method, url });
    const endpoint: Endpoint = api[key];
    if (endpoint.access === 'anyone') expect(answer.statusCode).not.toBe(404);
    else expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([401, 'not_signed_in']);
  });

  it('and a call that the contract does not name is not', () => {
    expect(site.app.hasRoute({ method: 'GET', url: `${API_PREFIX}football/nothing` })).toBe(false);
  });
});
