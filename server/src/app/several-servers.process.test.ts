import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeByTurns } from '../testing/engines';
import { environmentFor, RunningServer } from '../testing/run-poolhouse';

describeByTurns('three servers that start at once on an empty database', (engine) => {
  let folder: string;
  let servers: RunningServer[] = [];

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-several-'))));
  afterEach(async () => {
    for (const server of servers) await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const startThree = async (words: string[]) => {
    const place = await engine.place();
    const env = environmentFor(place, folder);
    servers = await Promise.all([1, 2, 3].map(() => RunningServer.start(env, words)));
    return place;
  };

  it('all serve the demo league, which one of them has filled', async () => {
    await startThree(['--demo']);
    const answers = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/api/v1/na/welcome`)).json()));
    expect(answers[0]).toMatchObject({ data: { demo: { users: expect.any(Array) } } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  }, 180_000);

  it('each print a first-administrator link that works, until one was used; and keep their files to themselves', async () => {
    const place = await startThree(['--empty']);
    const tokens = servers.map(({ said }) => /#first-admin=(\S+)/.exec(said())![1]!);
    expect(new Set(tokens).size).toBe(3);
    const use = async (token: string, name: string) =>
      (
        await fetch(`${servers[0]!.url}/api/v1/na/firstadmin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, email: `${name}@example.org`, name, password: 'secret' }),
        })
      ).status;
    // The first one printed, which a later start used to make worthless.
    expect(await use(tokens[0]!, 'ann')).toBe(200);
    expect(await use(tokens[1]!, 'bob')).toBe(403);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(place.file ? dirname(place.file) : folder)).toBe('700');
    if (place.file) expect(['', '-wal', '-shm'].map((suffix) => mode(place.file + suffix))).toEqual(['600', '600', '600']);
  });
});
