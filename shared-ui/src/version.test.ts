import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRange } from '@poolhouse/contract/remote';
import { KIT_VERSION } from './version';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as { version: string; kit: string; dependencies: Record<string, string> };
const users = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));

test('the kit calls itself what package.json calls it', () => {
  expect(KIT_VERSION).toBe(json('shared-ui/package.json').version);
});

test('the change log begins with this version, goes back in order, and keeps to its words', () => {
  const lines = read('shared-ui/CHANGELOG.md').split('\n');
  const versions = lines.flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);
  expect(versions[0]).toBe(KIT_VERSION);
  const number = (version: string) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => number(b) - number(a)));
  const words = lines.flatMap((line) => /^### (.+)$/.exec(line)?.[1] ?? []);
  expect(words.length).toBeGreaterThan(0);
  // The second row is what changesets writes above texts that begin with a word of the first.
  const known = ['Added', 'Changed', 'Breaking', 'Deprecated', 'Type breaking', 'Major Changes', 'Minor Changes', 'Patch Changes'];
  for (const word of words) expect(known).toContain(word);
});

test.each(users)('%s builds with a kit that its range allows', (name) => {
  expect(inRange(KIT_VERSION, json(`${name}/package.json`).dependencies['@poolhouse/shared-ui']!)).toBe(true);
});

test.each(users.filter((name) => name !== 'shell'))('%s tells the shell the range that it is built for', (name) => {
  expect(json(`${name}/remote.config.json`).kit).toBe(json(`${name}/package.json`).dependencies['@poolhouse/shared-ui']);
});
