import { aRemote } from '../testing/remote.fixture';
import { readRegistry } from './read-registry';

test('reads a sound registry as it is', () => {
  expect(readRegistry({ remotes: [aRemote()] })).toEqual({ remotes: [aRemote()], leftOut: [] });
});

test.each([
  ['no id', { id: '' }, 'id'],
  ['an id that climbs', { id: '../x' }, 'id'],
  ['a name that is no identifier', { name: 'mf-football' }, 'name'],
  ['a compatibility that is no number', { compatibility: '1' }, 'compatibility'],
  ['an entry outside the folder', { entry: '../../evil.js' }, 'entry'],
  ['an entry that is not listed', { entry: 'assets/other.js' }, 'files'],
  ['a file without a sound hash', { files: { ...aRemote().files, 'assets/a.js': 'sha1-AAAA' } }, 'files'],
  ['a preload that is not listed', { preload: ['assets/other.js'] }, 'preload'],
  ['no base', { base: undefined }, 'base'],
  ['a base that runs', { base: 'data:text/javascript,alert(1)/' }, 'base'],
  ['a base of another host without scheme', { base: '//evil.example/' }, 'base'],
  ['a base that browsers read as another host', { base: '/\\evil.example/' }, 'base'],
  ['a base without a slash at its end', { base: '/remotes' }, 'base'],
  ['routes that are no list', { routes: 'football' }, 'routes'],
  ['contests without titles', { contests: { Football: '' } }, 'contests'],
])('leaves out a remote with %s, and keeps the others', (_what, fault, names) => {
  const good = aRemote({ id: 'mf-golf' });
  const { remotes, leftOut } = readRegistry({ remotes: [{ ...aRemote(), ...fault }, good] });
  expect(remotes).toEqual([good]);
  expect(leftOut).toHaveLength(1);
  expect(leftOut[0]).toMatchObject({
    owner: 'Football team',
    version: '1.2.0',
    faults: expect.arrayContaining([expect.stringMatching(new RegExp(`^${names}`))]),
  });
});

test.each([null, 'text', 7, []])('leaves out %j, which describes nothing', (item) => {
  expect(readRegistry({ remotes: [item, aRemote()] })).toMatchObject({
    remotes: [aRemote()],
    leftOut: [{ id: '', version: '', owner: '' }],
  });
});

test.each([null, 'text', [], {}, { remotes: {} }, { error: { message: 'no' } }])('refuses a file that is no registry: %j', (file) => {
  expect(() => readRegistry(file)).toThrow(TypeError);
});
