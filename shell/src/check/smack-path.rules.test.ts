import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@poolhouse/contract';
import type { RemoteRoute } from '@poolhouse/contract/remote';
import { aRemote } from '../testing/remote.fixture';
import { smackPathOf } from './smack-path.rules';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(join(root, name, 'remote.config.json'), 'utf8')) as { contests: object; routes: RemoteRoute[] });

it('is there for the board of every contest', () => {
  const paths = remotes.flatMap(({ contests, routes }) =>
    Object.keys(contests).flatMap((name) => smackPathOf({ remotes: [aRemote({ routes })] }, `/${name.toLowerCase()}`) ?? []),
  );
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !(`POST ${path}` in api))).toEqual([]);
});

it('is none where a contest has no board of its own', () => {
  const routes = [{ path: 'one', title: 'One', preload: [], reads: ['golf/standings?year={:year}'] }];
  expect(smackPathOf({ remotes: [aRemote({ routes })] }, '/one')).toBeNull();
  expect(smackPathOf({ remotes: [] }, '/one')).toBeNull();
});
