import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FixedClock } from '../ground/clock/clock';
import { readBook } from './book-file';
import { KEPT_FOR_MS } from './prune.rules';
import { registryKey } from './registry-key';
import { releaseBuild, releasePublished, type ReleaseSite } from './release';
import { rollBack } from './rollback';
import { Workshop } from './testing/handmade';

const DAY = 24 * 60 * 60_000;

describe('releases over months', () => {
  let shop: Workshop;
  let clock: FixedClock;
  let site: ReleaseSite;
  let said: string[];
  const release = (version: string, code?: string) => releaseBuild(site, { id: 'mf-golf', version, percent: 100, host: null }, shop.build('mf-golf', version, code === undefined ? {} : { code }));
  const isThere = (version: string) => existsSync(join(shop.published('mf-golf', version), 'remote.json'));

  beforeEach(async () => {
    shop = new Workshop();
    clock = new FixedClock(Date.UTC(2026, 0, 1));
    said = [];
    site = { folders: shop.folders, key: registryKey(shop.data), clock, by: 'ann', say: (text) => void said.push(text) };
    for (let n = 0; n < 6; n++, clock.advance(DAY)) await release(`1.${n}.0`);
  });
  afterEach(() => shop.remove());

  it('keep every version for a month, then the last five', async () => {
    expect(isThere('1.0.0')).toBe(true);
    clock.advance(KEPT_FOR_MS);
    await release('1.6.0');
    expect(['1.0.0', '1.1.0', '1.2.0'].map(isThere)).toEqual([false, false, true]);
    expect(said).toContain('Removed 2 versions that nobody was given for 30 days: 1.1.0, 1.0.0.');
    expect(readFileSync(join(shop.folders.releases, 'audit.log'), 'utf8')).toMatch(/"what":"pruned","remote":"mf-golf","version":"1\.0\.0"/);
  });

  it('give a number that is gone back to the same content only', async () => {
    clock.advance(KEPT_FOR_MS);
    await release('1.6.0');
    await expect(release('1.0.0', '// other content')).rejects.toThrow(/published 2026-01-01 by ann with other content/);
    await release('1.0.0');
    expect(isThere('1.0.0')).toBe(true);
    expect(readBook(shop.folders.releases, site.key).remotes['mf-golf']).toMatchObject({ live: { version: '1.0.0' }, versions: { '1.0.0': { pruned: false } } });
    await rollBack(site, 'mf-golf');
    expect(readBook(shop.folders.releases, site.key).remotes['mf-golf']!.live.version).toBe('1.6.0');
  });

  it('take away what a long share has replaced, never the share itself or the way back', async () => {
    await releaseBuild(site, { id: 'mf-golf', version: '2.0.0', percent: 10, host: null }, shop.build('mf-golf', '2.0.0'));
    clock.advance(2 * KEPT_FOR_MS);
    await releasePublished(site, { id: 'mf-golf', version: '2.0.0', percent: 50, host: null });
    expect(['1.0.0', '1.1.0', '1.2.0', '1.4.0', '1.5.0', '2.0.0'].map(isThere)).toEqual([false, false, true, true, true, true]);
    await rollBack(site, 'mf-golf');
    await rollBack(site, 'mf-golf');
    expect(readBook(shop.folders.releases, site.key).remotes['mf-golf']!.live.version).toBe('1.4.0');
  });

  it('leave a folder alone that nobody released', async () => {
    shop.put('data/releases/mf-golf/3.0.0/remote.json', '{}');
    await expect(release('3.0.0')).rejects.toThrow(/is there already, and was not released from here/);
    expect(readFileSync(join(shop.published('mf-golf', '3.0.0'), 'remote.json'), 'utf8')).toBe('{}');
  });

  it('clear away what a release that was cut off has left', async () => {
    shop.put('data/releases/mf-golf/.1.9.0.123.part/remote.json', '{ half');
    // Whole, but not written down yet.
    cpSync(shop.build('mf-golf', '1.9.0'), shop.published('mf-golf', '1.9.0'), { recursive: true });
    await release('1.9.0');
    expect(existsSync(join(shop.folders.releases, 'mf-golf/.1.9.0.123.part'))).toBe(false);
    expect(isThere('1.9.0')).toBe(true);
  });
});
