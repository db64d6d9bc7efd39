import { registryState } from '../../registry/registry.store';
import { aRemote } from '../../testing/remote.fixture';
import { LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';

jest.mock('../../registry/registry.store', () => ({ registryState: jest.fn() }));
const call = jest.fn();
const api = { call, follow: jest.fn() };
let count = 0;
const remote = () => aRemote({ version: `1.0.${(count += 1)}`, owner: 'O'.repeat(99) });

beforeEach(() => {
  jest.mocked(registryState).mockReturnValue({ status: 'ready', registry: { remotes: [aRemote()] }, leftOut: [], player: null });
  call.mockReset();
  call.mockResolvedValue({ data: { result: 'success' } });
  window.history.replaceState(null, '', '/football?week=3');
});

test('tells remote, version, owner, kind, file, message and page, no longer than the contract takes', async () => {
  const url = 'http://localhost/remotes/mf-football/1.2.0/assets/routes.0123456789.js';
  const reported = await reportFailure(api, remote(), new LoadFailure('integrity', 'm'.repeat(999), { url }));
  expect(reported).toBe(true);
  const body = {
    remote: 'mf-football',
    version: '1.0.1',
    owner: 'O'.repeat(80),
    kind: 'integrity',
    file: 'assets/routes.0123456789.js',
    message: 'm'.repeat(500),
    page: '/football',
  };
  expect(call).toHaveBeenCalledWith('POST utils/remote_failure', { body });
});

test('once for the same failure, but again after a report that did not arrive', async () => {
  const football = remote();
  const failure = new LoadFailure('slow', 'late');
  call.mockResolvedValueOnce({ error: { code: 'unavailable', message: '' } });
  expect(await reportFailure(api, football, failure)).toBe(false);
  expect(await reportFailure(api, football, failure)).toBe(true);
  expect(await reportFailure(api, football, new LoadFailure('slow', 'late again'))).toBe(true);
  expect(call).toHaveBeenCalledTimes(2);
  await reportFailure(api, football, new LoadFailure('crashed', 'late'));
  expect(call).toHaveBeenCalledTimes(3);
});

test('a file of the shell is named by its path', async () => {
  await reportFailure(api, remote(), new LoadFailure('unreachable', '', { url: 'http://localhost/assets/board.js?x' }));
  expect(call.mock.calls[0]![1]).toMatchObject({ body: { file: '/assets/board.js' } });
});

test('what has no name in the registry is not reported', async () => {
  expect(await reportFailure(api, { id: '../x', version: '1.0.0', owner: '' }, new LoadFailure('bad_answer', ''))).toBe(false);
  expect(call).not.toHaveBeenCalled();
});
