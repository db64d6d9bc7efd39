import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfigFaults } from './remote';
import { remoteConfig, remoteConfigSchema } from './remote-config';

const root = join(__dirname, '../..');
const json = (...path: string[]): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, ...path), 'utf8')) as Record<string, unknown>;
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

test('the published schema is that of the contract: write it anew with `npm run contract:schema`', () => {
  expect(json('contract/remote.config.schema.json')).toEqual(JSON.parse(JSON.stringify(remoteConfigSchema())));
});

test.each(remotes)('%s names the schema, and is what it says', (remote) => {
  const config = json(remote, 'remote.config.json');
  expect(config.$schema).toBe('../contract/remote.config.schema.json');
  expect(remoteConfig.safeParse(config).error?.issues ?? []).toEqual([]);
});

const slot = { place: 'console', name: 'golf', title: 'Golf', order: 1 };
const sound = {
  title: 'Golf',
  owner: 'Golf team',
  contests: { Golf: 'Golf' },
  routes: [
    { path: 'golf', title: 'Golf', reads: ['golf/pagedata?sd=all&contest_id={:contest|golf_contest_id}&tid={:tid}', 'golf/rulesdata'] },
  ],
  link: { title: 'Golf', for: 'everybody' },
  slots: [{ ...slot, for: 'administrators', contest: 'Golf' }],
  api: ['golf'],
  kit: '^1.2.0',
  budget: { total: 80, reason: 'many screens' },
};
const verdicts = (config: unknown) => ({ schema: remoteConfig.safeParse(config).success, build: remoteConfigFaults(config).length === 0 });

test('schema and build take the same declaration', () => {
  expect(verdicts(sound)).toEqual({ schema: true, build: true });
  expect(verdicts({ ...sound, link: { title: 'Golf' }, slots: undefined, budget: undefined })).toEqual({ schema: true, build: true });
});

test.each([
  null,
  [],
  { ...sound, title: ' ' },
  { ...sound, owner: undefined },
  { ...sound, contests: { Golf: '' } },
  { ...sound, contests: ['Golf'] },
  { ...sound, routes: [] },
  { ...sound, routes: [{ path: 'Golf', title: 'Golf' }] },
  { ...sound, routes: [{ path: 'golf/', title: 'Golf' }] },
  { ...sound, routes: [{ path: 'golf' }] },
  ...[
    'golf',
    '/golf/pagedata',
    '../na/signin',
    'golf/pagedata?tid',
    'golf/pagedata?tid={}',
    'golf/pagedata?tid={:tid}x',
    'https://golf/x',
  ].map((read) => ({
    ...sound,
    routes: [{ path: 'golf', title: 'Golf', reads: [read] }],
  })),
  { ...sound, api: 'golf' },
  { ...sound, api: [''] },
  { ...sound, kit: '1.x' },
  { ...sound, budget: { total: 0, reason: 'none' } },
  { ...sound, budget: { total: 80 } },
  { ...sound, link: 'Golf' },
  { ...sound, link: { for: 'everybody' } },
  { ...sound, link: { title: 'Golf', for: '' } },
  { ...sound, slots: {} },
  { ...sound, slots: [{ ...slot, place: '' }] },
  { ...sound, slots: [{ ...slot, name: 'Golf Tools' }] },
  { ...sound, slots: [{ ...slot, title: undefined }] },
  { ...sound, slots: [{ ...slot, order: 'first' }] },
  { ...sound, slots: [{ ...slot, for: '' }] },
  { ...sound, slots: [{ ...slot, contest: 3 }] },
])('and refuse the same: %j', (config) => {
  expect(verdicts(config)).toEqual({ schema: false, build: false });
});
