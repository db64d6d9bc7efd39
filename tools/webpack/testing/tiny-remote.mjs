import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../run/command.mjs';
import { pathsIn } from '../../run/files.cjs';
import { appConfig } from '../app-config.mjs';
import { compile } from '../build.mjs';
import { kitVersion } from '../shared-modules.mjs';

const config = {
  title: 'Tiny',
  owner: 'Tiny team',
  contests: { Tiny: 'Tiny' },
  routes: [
    { path: 'tiny', title: 'Tiny' },
    { path: 'tiny/rules', title: 'Tiny Rules' },
  ],
  api: ['utils'],
  kit: `^${kitVersion}`,
};

const files = {
  'src/routes.tsx': `
    export default [
      { path: 'tiny', lazy: () => import(/* webpackChunkName: "tiny" */ './tiny') },
      { path: 'tiny/rules', lazy: () => import(/* webpackChunkName: "tiny-rules" */ './rules') },
    ];`,
  'src/tiny.tsx': `import { Page } from '@poolhouse/shared-ui/board'; import { Button } from '@poolhouse/shared-ui/core'; export const Component = () => <Page><Button>Tiny</Button></Page>;`,
  'src/rules.tsx': 'export const Component = () => <p>rules</p>;',
};

/**
 * Builds a remote of two screens as every remote is built, in a folder of its own that is gone afterwards.
 * @template T
 * @param {{ files?: Record<string, string>, config?: object, change?: (config: import('webpack').Configuration) => void }} remote what is different
 * @param {(built: { read: (file: string) => string, names: string[], description: import('../../../contract/src/remote.ts').RemoteDescription, warnings: string }) => T} look
 * @returns {Promise<Awaited<T>>}
 * @throws what webpack says when it does not build
 */
export async function withTinyRemote(remote, look) {
  const parent = mkdtempSync(join(tmpdir(), 'poolhouse-tiny-'));
  const dir = join(parent, 'mf-tiny');
  try {
    for (const [file, content] of Object.entries({
      ...files,
      'package.json': '{"version":"1.2.3"}',
      'remote.config.json': JSON.stringify({ ...config, ...remote.config }),
      ...remote.files,
    })) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
    }
    symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'));
    const options = appConfig({ kind: 'remote', dir }, { mode: 'production' });
    options.cache = false;
    remote.change?.(options);
    const stats = await compile(options);
    const dist = join(dir, 'dist');
    const read = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8');
    const names = pathsIn(dist)
      .filter((name) => existsSync(join(dist, name)) && /\.\w+$/.test(name))
      .sort();
    return await look({
      read,
      names,
      description: JSON.parse(read('remote.json')),
      warnings: stats.toString({ all: false, warnings: true }),
    });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
