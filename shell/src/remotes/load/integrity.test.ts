import { registryState } from '../../registry/registry.store';
import { aRemote } from '../../testing/remote.fixture';
import { guardChunks } from './integrity';

jest.mock('../../registry/registry.store', () => ({ registryState: jest.fn() }));
const far = aRemote({ id: 'mf-golf', base: 'https://cdn.example/golf/1.0.0/', files: { 'assets/a.js': 'sha256-FAR' } });
jest.mocked(registryState).mockReturnValue({ status: 'ready', registry: { remotes: [aRemote(), far] }, leftOut: [], player: null });
guardChunks();
const never = /^sha256-A{43}=$/;

test.each([
  ['http://localhost/remotes/mf-football/1.2.0/assets/routes.0123456789.js', /^sha256-ROUTES$/],
  ['/remotes/mf-football/1.2.0/assets/routes.0123456789.js', /^sha256-ROUTES$/],
  ['https://cdn.example/golf/1.0.0/assets/a.js', /^sha256-FAR$/],
  ['http://localhost/remotes/mf-football/1.2.0/assets/other.js', never],
  ['http://localhost/remotes/mf-football/1.2.0/constructor', never],
  ['http://localhost/remotes/mf-football/1.3.0/assets/routes.0123456789.js', never],
  ['https://evil.example/remotes/mf-football/1.2.0/assets/routes.0123456789.js', never],
])('%s must have the hash %s', (src, hash) => {
  expect(globalThis.poolhouseIntegrity?.(src)).toMatch(hash);
});

test('before the registry is there nothing runs', () => {
  jest.mocked(registryState).mockReturnValue({ status: 'loading', registry: null, leftOut: [], player: null });
  expect(globalThis.poolhouseIntegrity?.('/remotes/mf-football/1.2.0/assets/routes.0123456789.js')).toMatch(never);
});
