import { aRemote } from '../testing/remote.fixture';
import { readRegistry } from './registry.guard';

const read = (remotes: unknown) => {
  const reports: string[] = [];
  return { ...readRegistry({ remotes }, (message) => reports.push(message)), reports };
};

test('reads a sound registry as it is', () => {
  expect(read([aRemote()])).toEqual({ remotes: [aRemote()], reports: [] });
});

test('takes the version folder for the base when none is named, and no preload for none', () => {
  const { base: _base, preload: _preload, ...bare } = aRemote();
  expect(read([bare]).remotes[0]).toMatchObject({ base: '/remotes/mf-football/1.2.0/', preload: [] });
});

test.each([
  ['no id', { id: '' }],
  ['an id that climbs', { id: '../x' }],
  ['a name that is no identifier', { name: 'mf-football' }],
  ['a compatibility that is no number', { compatibility: '1' }],
  ['an entry outside the folder', { entry: '../../evil.js' }],
  ['an entry elsewhere', { entry: 'https://evil.example/x.js' }],
  ['a base that runs', { base: 'data:text/javascript,alert(1)/' }],
  ['a base of another host without scheme', { base: '//evil.example/' }],
  ['a base without a slash at its end', { base: '/remotes' }],
  ['no integrity', { integrity: '' }],
  ['an integrity of a weaker hash', { integrity: 'sha1-AAAA' }],
  ['routes that are no list', { routes: 'football' }],
  ['a route without title', { routes: [{ path: 'football' }] }],
  ['contests without titles', { contests: { Football: '' } }],
])('leaves out a remote with %s, and keeps the others', (_what, fault) => {
  const good = aRemote({ id: 'mf-golf' });
  const { remotes, reports } = read([{ ...aRemote(), ...fault }, good]);
  expect(remotes).toEqual([good]);
  expect(reports).toHaveLength(1);
});

test.each([null, 'text', [], {}, { remotes: {} }, { error: { message: 'no' } }])('refuses a file that is no registry: %j', (file) => {
  expect(() => readRegistry(file)).toThrow(TypeError);
});
