import { inRange, remoteConfigFaults, remoteFaults, slotModule } from './remote';
import { budgetOf, countedScripts } from './remote-weight';

const config = {
  title: 'Golf',
  owner: 'Golf team',
  contests: { Golf: 'Golf' },
  routes: [{ path: 'golf', title: 'Golf', preload: ['assets/a.js'] }],
  api: ['golf'],
  kit: '^1.0.0',
};
const slot = { place: 'settings', name: 'golf', title: 'Golf', order: 30, preload: ['assets/a.js'] };
const remote = {
  ...config,
  id: 'mf-golf',
  name: 'mf_golf',
  version: '1.2.0',
  compatibility: 1,
  shared: { react: '^19.0.0' },
  entry: 'assets/e.js',
  files: { 'assets/e.js': 'sha256-AAAA', 'assets/a.js': 'sha256-BBBB' },
  preload: ['assets/a.js'],
};

test('a sound description has no faults', () => {
  expect(remoteConfigFaults(config)).toEqual([]);
  expect(remoteFaults(remote)).toEqual([]);
});

test.each([
  ['title', { title: ' ' }],
  ['owner', { owner: '' }],
  ['contests', { contests: ['Golf'] }],
  ['routes', { routes: [] }],
  ['routes[0].path', { routes: [{ path: '../golf', title: 'x', preload: [] }] }],
  ['routes[0].title', { routes: [{ path: 'golf', preload: [] }] }],
  ['api', { api: 'golf' }],
  ['kit', { kit: '*' }],
  ['id', { id: 'golf' }],
  ['id', { id: 'mf-../x' }],
  ['name', { name: 'mf-golf' }],
  ['version', { version: '../1.0.0' }],
  ['compatibility', { compatibility: '1' }],
  ['shared', { shared: { react: 'latest' } }],
  ['entry', { entry: '../e.js' }],
  ['files', { files: { 'assets/e.js': 'md5-AAAA', 'assets/a.js': 'sha256-BBBB' } }],
  ['files', { files: { 'assets/a.js': 'sha256-BBBB' } }],
  ['files', { files: { '/etc/x': 'sha256-AAAA' } }],
  ['shared', { routes: [{ path: 'golf', title: 'Golf', preload: [], shared: ['vue'] }] }],
  ['shared', { routes: [{ path: 'golf', title: 'Golf', preload: [], shared: 'react' }] }],
  ['preload', { preload: ['assets/unknown.js'] }],
  ['preload', { preload: 'assets/a.js' }],
  ['preload', { routes: [{ path: 'golf', title: 'Golf', preload: ['b.js'] }] }],
  ['budget', { budget: { total: 80 } }],
  ['budget', { budget: { total: 0, reason: 'two contests' } }],
  ['budget', { budget: 80 }],
  ['fallback', { fallback: ['b.js'] }],
  ['link.title', { link: 'Golf' }],
  ['link.title', { link: {} }],
  ['link.for', { link: { title: 'Golf', for: 'Nobody at all' } }],
  ['slots', { slots: { settings: 'golf' } }],
  ['slots[0]', { slots: ['settings'] }],
  ['slots[0].place', { slots: [{ ...slot, place: '../settings' }] }],
  ['slots[0].name', { slots: [{ ...slot, name: 'Golf' }] }],
  ['slots[1].name', { slots: [slot, slot] }],
  ['slots[0].title', { slots: [{ ...slot, title: '' }] }],
  ['slots[0].order', { slots: [{ ...slot, order: '1' }] }],
  ['slots[0].order', { slots: [{ ...slot, order: Number.NaN }] }],
  ['slots[0].for', { slots: [{ ...slot, for: ['administrators'] }] }],
  ['slots[0].contest', { slots: [{ ...slot, contest: 'Football' }] }],
  ['slots[0]: has no module', { slots: [{ ...slot, preload: [] }] }],
  ['preload', { slots: [{ ...slot, preload: ['assets/unknown.js'] }] }],
  ['preload', { slots: [{ ...slot, preload: undefined }] }],
  ['shared', { slots: [{ ...slot, shared: ['vue'] }] }],
])('names a wrong %s: %j', (part, fault) => {
  expect(remoteFaults({ ...remote, ...fault }).some((sentence) => sentence.startsWith(part))).toBe(true);
});

test('a remote may state a budget of its own, and its copies of shared modules do not count', () => {
  const heavy = {
    ...remote,
    files: { ...remote.files, 'assets/logo.svg': 'sha256-CCCC' },
    fallback: ['assets/a.js'],
    budget: { total: 80, reason: 'two contests' },
  };
  expect(remoteFaults(heavy)).toEqual([]);
  expect(budgetOf(heavy)).toMatchObject({ entry: 10, total: 80 });
  expect(budgetOf({})).toEqual({ entry: 10, total: 60 });
  expect(countedScripts(heavy)).toEqual(['assets/e.js']);
});

test('a remote may contribute to other places, of tomorrow as well', () => {
  const slots = [
    slot,
    { ...slot, name: 'golf-tools', for: 'administrators', contest: 'Golf', shared: ['react'] },
    { ...slot, place: 'moon', for: 'moonmen' },
  ];
  expect(remoteFaults({ ...remote, slots })).toEqual([]);
  expect(slots.map(slotModule)).toEqual(['settings/golf', 'settings/golf-tools', 'moon/golf']);
});

test('a remote may have a link of its own, for viewers of tomorrow as well', () => {
  expect(remoteFaults({ ...remote, link: { title: 'Golf' } })).toEqual([]);
  expect(remoteFaults({ ...remote, link: { title: 'Golf', for: 'moonmen' } })).toEqual([]);
});

test.each([null, undefined, 'text', [], {}])('refuses what is no description: %j', (value) => {
  expect(remoteFaults(value).length).toBeGreaterThan(0);
});

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3-rc.1', '^1.2.0', true],
  ['one', '^1.0.0', false],
  ['1.0.0', 'latest', false],
])('%s in %s: %s', (version, range, fits) => {
  expect(inRange(version, range)).toBe(fits);
});
