import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegistry } from '../../registry/registry.store';
import { keepSignIn, openSite } from '../../testing/open-site';
import { aRegistry, aRemote } from '../../testing/remote.fixture';
import { loadExposed } from '../load/federation';

jest.mock('../load/federation', () => ({ loadExposed: jest.fn(), forgetFailedShares: jest.fn(), hasRun: jest.fn(() => false) }));
const exposed = jest.mocked(loadExposed);
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
const rolledBack = aRemote({ version: '1.1.9' });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepSignIn();
});

test('a registry that cannot be read, then a remote that cannot be loaded: Try again gets past both', async () => {
  let registry: { status?: number; body: unknown } = { status: 503, body: {} };
  const { calls } = openSite('/football', {
    '/registry.json': () => registry,
    '/api/v1/utils/remote_failure': () => ({ body: { data: { result: 'success' } } }),
  });
  await act(async () => void (await loadRegistry()));
  expect(await screen.findByText(/The list of contests could not be read/)).toBeVisible();

  registry = { body: aRegistry([aRemote()]) };
  exposed.mockRejectedValue(Object.assign(new Error('offline'), { name: 'ChunkLoadError' }));
  await tryAgain();
  expect(
    await screen.findByText(/Football could not be opened: its files did not arrive\. .*The Football team has been told\./),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('banner')).toBeVisible();
  await tryAgain();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();

  registry = { body: aRegistry([rolledBack]) };
  exposed.mockReset();
  exposed.mockResolvedValue({ default: [{ path: 'football', element: <h1>The board</h1> }] });
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeVisible();
  expect(exposed.mock.calls.map(([remote]) => remote)).toEqual([rolledBack]);
  const reports = calls.filter(({ path }) => path.endsWith('remote_failure'));
  expect(reports.map(({ body }) => body)).toEqual([
    expect.objectContaining({ remote: 'mf-football', version: '1.2.0', owner: 'Football team', kind: 'unreachable', page: '/football' }),
  ]);
});
