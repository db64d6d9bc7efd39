import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../ground/db/database';
import { describeByTurns } from '../testing/engines';
import { lackingFiles, pathsOf } from './files.store';
import { LocalReleaseService } from './local-release-service';
import { folderManifestSchema } from './manifest';
import { migrateFolder } from './migrate-folder';
import { KEPT_FOR_MS } from './prune.rules';
import { release } from './release';
import type { ReleaseSite } from './release-site';
import { rollBack } from './rollback';
import { readManifest, signedText } from './signed-manifest';
import { keptHashes } from './testing/damage.store';
import { Workshop, type Unlike } from './testing/handmade';
import { aReleaseSite, releaseOf } from './testing/site';

const DAY = 24 * 60 * 60_000;

describeByTurns('releases over months', (engine) => {
  let shop: Workshop;
  let db: Database;
  let site: ReturnType<typeof aReleaseSite>;
  const publish = (version: string, unlike: Unlike = {}) => releaseOf(site, shop, { id: 'mf-golf', version }, unlike);
  const isThere = async (version: string) => (await db.read((tx) => pathsOf(tx, 'mf-golf', version))).size > 0;
  const areThere = (versions: string[]) => Promise.all(versions.map(isThere));
  const manifest = () => db.read((tx) => readManifest(tx, site.key));

  beforeEach(async () => {
    shop = new Workshop();
    db = await engine.open();
    site = aReleaseSite(db, shop, Date.UTC(2026, 0, 1));
    for (let n = 0; n < 6; n++, site.clock.advance(DAY)) await publish(`1.${n}.0`);
  });
  afterEach(() => shop.remove());

  it('keep every version for a month, then the last five; what no version holds goes with it', async () => {
    expect(await isThere('1.0.0')).toBe(true);
    const before = await keptHashes(db);
    site.clock.advance(KEPT_FOR_MS);
    await publish('1.6.0');
    expect(await areThere(['1.0.0', '1.1.0', '1.2.0'])).toEqual([false, false, true]);
    expect(site.said).toContain('Removed 2 versions that nobody was given for 30 days: 1.1.0, 1.0.0.');
    // Each version has a description and a chunk of its own; the entry is the same in all.
    expect(before).toHaveLength(6 * 2 + 1);
    expect(await keptHashes(db)).toHaveLength(5 * 2 + 1);
    const activity = await db.kysely.selectFrom('activity').select(['action', 'actor', 'after']).orderBy('id').execute();
    expect(activity.at(-1)).toEqual({
      action: 'remote.pruned',
      actor: 'ann',
      after: JSON.stringify({ remote: 'mf-golf', version: '1.0.0' }),
    });
  });

  it('give a number that is gone back to the same content only', async () => {
    site.clock.advance(KEPT_FOR_MS);
    await publish('1.6.0');
    await expect(publish('1.0.0', { code: '// other content' })).rejects.toThrow(/published 2026-01-01 by ann with other content/);
    await publish('1.0.0');
    expect(await isThere('1.0.0')).toBe(true);
    expect((await manifest()).remotes['mf-golf']).toMatchObject({ live: { version: '1.0.0' }, versions: { '1.0.0': { pruned: false } } });
    await rollBack(site, 'mf-golf');
    expect((await manifest()).remotes['mf-golf']!.live.version).toBe('1.6.0');
  });

  it('take away what a long share has replaced, never the share itself or the way back', async () => {
    await releaseOf(site, shop, { id: 'mf-golf', version: '2.0.0', percent: 10 });
    site.clock.advance(2 * KEPT_FOR_MS);
    await release(site, { id: 'mf-golf', version: '2.0.0', percent: 50, host: null }, null);
    expect(await areThere(['1.0.0', '1.1.0', '1.2.0', '1.4.0', '1.5.0', '2.0.0'])).toEqual([false, false, true, true, true, true]);
    await rollBack(site, 'mf-golf');
    await rollBack(site, 'mf-golf');
    expect((await manifest()).remotes['mf-golf']!.live.version).toBe('1.4.0');
  });

  it('count up with each change, beyond the clock where that stands', async () => {
    const numbers = [(await manifest()).number];
    for (const version of ['2.0.0', '2.1.0']) {
      await publish(version);
      numbers.push((await manifest()).number);
    }
    await rollBack(site, 'mf-golf');
    numbers.push((await manifest()).number);
    expect(numbers.slice(1)).toEqual([site.clock.now(), site.clock.now() + 1, site.clock.now() + 2]);
    expect(numbers[0]).toBeLessThan(numbers[1]!);
  });

  it('clear away after a day what was brought and never released', async () => {
    const service = new LocalReleaseService(site);
    const hash = 'b7d7db12fd2e3e28a86cb12feab71a80646b2af551a49911a931cf11ec8cb76e';
    await expect(service.put('mf-golf', hash, Buffer.from('other'))).rejects.toThrow(/did not arrive as it was sent/);
    await service.put('mf-golf', hash, Buffer.from('left over'));
    const lacks = () => db.read((tx) => lackingFiles(tx, [hash]));
    site.clock.advance(DAY);
    await publish('1.6.0');
    expect(await lacks()).toEqual([]);
    site.clock.advance(1);
    await publish('1.7.0');
    expect(await lacks()).toEqual([hash]);
  });

  it('are taken over once from the folder in which they stood before', async () => {
    const fresh = await engine.open();
    const there: ReleaseSite = { ...site, db: fresh };
    const folder = shop.build('mf-golf', '1.0.0');
    const into = join(shop.folders.releases, 'mf-golf/1.0.0');
    mkdirSync(into, { recursive: true });
    cpSync(folder, into, { recursive: true });
    const { remotes } = await manifest();
    const { '1.0.0': first } = remotes['mf-golf']!.versions;
    const old = {
      format: 1 as const,
      remotes: {
        'mf-golf': {
          ...remotes['mf-golf']!,
          live: { version: '1.0.0', since: first!.at, by: 'ann' },
          before: [],
          versions: { '1.0.0': first! },
        },
      },
    };
    expect(folderManifestSchema.safeParse(old).success).toBe(true);
    const file = join(shop.folders.releases, 'registry.json');
    const text = signedText(JSON.stringify(old), site.key);
    writeFileSync(file, text.replace('1.0.0', '6.6.6'));
    await expect(migrateFolder(fresh, shop.folders.releases, site.key, site.clock.now())).rejects.toThrow(
      /was not signed with this site's key/,
    );
    writeFileSync(file, text);
    expect(await migrateFolder(fresh, shop.folders.releases, site.key, site.clock.now())).toBe(1);
    expect(await migrateFolder(fresh, shop.folders.releases, site.key, site.clock.now())).toBe(0);
    expect(existsSync(file)).toBe(true);
    const overview = await new LocalReleaseService(there).overview('', true);
    expect(overview).toMatchObject({ checked: 1, damaged: 0, lines: [{ remote: 'mf-golf', version: '1.0.0', given: 'live' }] });
    expect(readFileSync(join(into, 'remote.json'), 'utf8')).toContain('mf-golf');
  });
});
