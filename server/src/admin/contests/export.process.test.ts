import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { logActivity } from '../../people/activity/activity.store';
import { describeSite } from '../../testing/engines';
import { environmentFor, RunningServer, runPoolhouse } from '../../testing/run-poolhouse';
import { basic } from '../../testing/site';

const LINES = 2500;
const WORDS = 'all that was said of it, and more, '.repeat(12);

/** The program as it is shipped: bundled, which what packs the zip has to survive. */
describeSite('the export of a group with a table of 1 MB, by the built program', (engine) => {
  let folder: string;
  let server: RunningServer | undefined;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poolhouse-export-'))));
  afterEach(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is whole', async () => {
    const db = await engine.open();
    const env = environmentFor(engine.optionsOf(db), folder);
    expect((await runPoolhouse(['user', 'add', 'ann@example.org', '--name', 'Ann', '--password', 'secret', '--admin'], env)).code).toBe(0);
    await db.write(async (tx) => {
      for (let n = 0; n < LINES; n += 1)
        await logActivity(tx, { at: n, action: 'entry.added', by: 'somebody', ip: '', after: { n, words: WORDS }, place: { group: 1 } });
    });
    server = await RunningServer.start(env);
    const answer = await fetch(`${server.url}/api/v1/ad/export?group_number=1`, { headers: { authorization: basic('Ann', 'secret') } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(files['log.json']!.length).toBeGreaterThan(1_000_000);
    const log = JSON.parse(strFromU8(files['log.json']!)) as { after: string }[];
    expect(log.filter(({ after }) => after?.includes(WORDS))).toHaveLength(LINES);
    expect(strFromU8(files['log.csv']!).split('\r\n').length).toBe(log.length + 2);
    expect(server.logged()).not.toMatch(/ReferenceError|"level":50/);
  });
});
