import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite } from '../../testing/site';
import { PROGRAM, siteWithSeason } from './testing/exported-season';

const BYTES = 'application/octet-stream';

describeSite('the import of seasons in the console', (engine) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-shell-'));
    writeFileSync(join(folder, 'check-contest.mjs'), `import ${JSON.stringify(pathToFileURL(PROGRAM).href)};\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function bothSites() {
    const origin = await siteWithSeason(engine);
    await origin.close();
    const zip = await origin.exported();
    await origin.app.close();
    const folders = { shell: folder, releases: folder, apps: folder };
    const here = await testSite(await engine.open(), { folders });
    await addAccount(here.db, 'Casey', 'secret', { isAdmin: true });
    await addAccount(here.db, 'Ann', 'secret');
    const send = (payload: Buffer, { as = 'Casey', query = 'group_number=1', type = BYTES } = {}) =>
      here.inject({
        method: 'POST',
        url: `/api/v1/ad/import_season?${query}`,
        headers: { authorization: basic(as, 'secret'), 'content-type': type },
        payload,
      });
    return { origin, here, zip, send };
  }

  it('is a site administrator’s: says what would come, takes it, and files it with its group', async () => {
    const { origin, here, zip, send } = await bothSites();
    const tried = await send(zip, { query: 'group_number=1&dry_run=1' });
    expect(tried.json().data).toMatchObject({
      ...{ result: 'success', message: '1 season would come in', site: origin.proof.id, known: [], open: [] },
      seasons: { data: [{ ID: 'League 2022', entries: 3, members: 1, log: expect.stringMatching(/^Everything fits/) as string }] },
    });
    expect((await send(zip)).json().data).toMatchObject({ message: '1 season has come in' });
    expect((await send(zip)).json().data).toMatchObject({ message: '0 seasons have come in', known: ['League 2022'] });
    const lines = await here.db.read((tx) =>
      tx.selectFrom('activity').select(['actor', 'group_number']).where('action', '=', 'season.imported').execute(),
    );
    expect(lines).toEqual([{ actor: 'Casey', group_number: 1 }]);
    await here.app.close();
  });

  it('reads nothing of who may not, of what does not say its length, and takes no other kind of body', async () => {
    const { here, zip, send } = await bothSites();
    expect((await send(zip, { as: 'Ann' })).statusCode).toBe(403);
    expect((await send(zip, { as: 'Nobody' })).statusCode).toBe(401);
    const long = await here.inject({
      method: 'POST',
      url: '/api/v1/ad/import_season?group_number=1',
      headers: { authorization: basic('Casey', 'secret'), 'content-type': BYTES, 'content-length': '64000001' },
      payload: Buffer.alloc(8),
    });
    expect([long.statusCode, long.json().error.message]).toEqual([400, 'The body must say its length, 64000000 bytes at most.']);
    const words = await send(Buffer.from('{"group_number":1}'), { type: 'application/json' });
    expect([words.statusCode, words.json().error.message]).toEqual([400, 'The file is no zip, or was cut: its end is missing.']);
    expect((await send(zip, { query: 'group_number=7' })).json().error).toMatchObject({ code: 'not_found' });
    await here.app.close();
  });

  it('says so where the site was not built', async () => {
    const { here, zip, send } = await bothSites();
    rmSync(join(folder, 'check-contest.mjs'));
    const answer = await send(zip);
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      'The program that checks logs is not there: this site has no built pages.',
    ]);
    await here.app.close();
  });
});
