import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemoWords } from './called';
import { projectFolder } from './project-folder';

test('a demo is served again as it was served', () => {
  expect(serveDemoWords({ version: undefined, script: '/clone/server/bin/poolhouse.mjs' })).toBe('npm start --');
  const npx = '/home/ann/.npm/_npx/17e8/node_modules/.bin/poolhouse';
  expect(serveDemoWords({ version: '1.2.0', script: npx })).toBe('npx ./poolhouse-1.2.0.tgz serve --demo');
  expect(serveDemoWords({ version: '1.2.0', script: '/srv/pool/node_modules/.bin/poolhouse' })).toBe('npx poolhouse serve --demo');
});

describe('the folder with the apps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-called-'));
  const made = (...path: string[]) => {
    const place = join(folder, ...path);
    mkdirSync(place, { recursive: true });
    return place;
  };

  test('is that of the one file, wherever it was installed', () => {
    const home = made('installed');
    writeFileSync(join(home, 'package-lock.json'), '{}');
    const dist = made('installed/node_modules/poolhouse/dist');
    const site = made('installed/node_modules/poolhouse/site');
    writeFileSync(join(site, 'package.json'), '{}');
    expect(projectFolder(dist)).toBe(site);
  });

  test('is the clone, also while its one file is being packed', () => {
    const clone = made('clone');
    writeFileSync(join(clone, 'package-lock.json'), '{}');
    made('clone/server/src');
    writeFileSync(join(made('clone/server/site'), 'package.json'), '{}');
    expect(projectFolder(made('clone/server/dist'))).toBe(clone);
    expect(projectFolder(made('clone/server/src/ground'))).toBe(clone);
  });
});
