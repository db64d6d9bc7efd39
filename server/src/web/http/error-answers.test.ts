import { COMPATIBILITY, COMPATIBILITY_HEADER, errorAnswer, TIME_HEADER } from '@poolhouse/contract';
import type { InjectOptions } from 'fastify';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

describeSite('error answers', (engine) => {
  let site: TestSite;
  const json = { 'content-type': 'application/json' };

  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'secret');
  });
  afterAll(() => site.app.close());

  async function refused(options: InjectOptions, status: number, code: string) {
    const answer = await site.inject(options);
    expect(answer.statusCode).toBe(status);
    const { error } = errorAnswer.strict().parse(answer.json());
    expect(error.code).toBe(code);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers[COMPATIBILITY_HEADER]).toBe(String(COMPATIBILITY));
    expect(answer.headers[TIME_HEADER]).toBe(`${site.clock.now()};rate=0`);
    return error;
  }
  const signIn = (payload: string, headers: Record<string, string> = json) =>
    ({ method: 'POST', url: '/api/v1/na/signin', payload, headers }) as const;

  it.each([['{'], ['{"username":"a" "password":"b"}'], ['nonsense'], ['{"__proto__":{"x":1}}']])(
    'refuses the malformed body %s',
    async (body) => {
      await refused(signIn(body), 400, 'bad_input');
    },
  );

  it.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['7'],
    ['{}'],
    [''],
    ['{"username":1,"password":[]}'],
    ['{"username":"a"}'],
    [`{"username":"${'a'.repeat(300)}","password":"x"}`],
  ])('refuses the body %s with the field that is wrong', async (body) => {
    const error = await refused(signIn(body), 400, 'bad_input');
    expect(Object.keys(error.fields ?? {})).not.toHaveLength(0);
  });

  it('refuses a body that is nested deep, however deep, without a word in the log', async () => {
    const logged = site.logged.length;
    for (const levels of [40, 5000, 30_000]) {
      expect((await refused(signIn('['.repeat(levels) + ']'.repeat(levels)), 400, 'bad_input')).message).toContain('nested deeper than 32');
      const named = `{"username":"a","password":${'{"x":'.repeat(levels / 5)}1${'}'.repeat(levels / 5)}}`;
      await refused(signIn(named), 400, 'bad_input');
    }
    expect(site.logged.slice(logged).join('')).not.toContain('A request failed');
  });

  it('refuses other kinds of body', async () => {
    await refused(signIn('username=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'bad_input');
    await refused(signIn('{}', { 'content-type': 'text/plain' }), 415, 'bad_input');
  });

  it('refuses more than 64 kB', async () => {
    const error = await refused(signIn(JSON.stringify({ username: 'a', password: 'b', more: 'x'.repeat(64 * 1024) })), 413, 'bad_input');
    expect(error.message).toContain('64 kB');
    // A route that takes files says its own limit.
    const payload = JSON.stringify({ group_number: 1, csv: 'x'.repeat(1024 * 1024 + 100), dry_run: 1 });
    const file = { method: 'POST' as const, url: '/api/v1/ad/import_roster', headers: { 'content-type': 'application/json' }, payload };
    expect((await refused(file, 413, 'bad_input')).message).toContain('1 MB is the most here');
  });

  it.each(['/api/v1/nothing/here', '/api/v1/', '/api/v1/football/nothing', '/api/v1/practice/clock'])('does not know %s', async (url) => {
    await refused({ url }, 404, 'not_found');
    await refused({ url, method: 'POST', headers: json, payload: '{}' }, 404, 'not_found');
  });

  it('refuses an address that cannot be decoded', async () => {
    expect((await site.inject({ url: '/api/v1/%zz' })).json()).toEqual({ error: { code: 'bad_input', message: expect.any(String) } });
  });

  it('takes a call without a body whatever its content type says', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/v1/utils/logout',
      headers: { ...json, authorization: basic('Ann', 'secret') },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('asks for sign-in before it looks at the input, and for admin rights before that', async () => {
    await refused({ url: '/api/v1/ad/pagedata' }, 401, 'not_signed_in');
    await refused({ url: '/api/v1/ad/adduser?email=nonsense', headers: { authorization: basic('Ann', 'secret') } }, 403, 'forbidden');
  });

  it('says nothing of its inside when it fails, and tells the log', async () => {
    const broken = await testSite(await engine.open());
    broken.app.get('/api/v1/broken', async () => {
      throw Object.assign(new Error('relation "users" has a secret'), { detail: 'Key (email)=(ann@example.org)' });
    });
    const answer = await broken.inject({ url: '/api/v1/broken?token=hush' });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([500, 'internal']);
    expect(answer.body).not.toMatch(/relation|secret/);
    const line = broken.logged.find((text) => text.includes('A request failed'))!;
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      method: 'GET',
      path: '/api/v1/broken',
      err: { message: 'relation "users" has a secret' },
    });
    expect(line).not.toMatch(/hush|ann@example/);
    await broken.app.close();
  });
});
