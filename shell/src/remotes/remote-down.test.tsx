import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegistry } from '../registry/registry.store';
import { keepSignIn, openSite } from '../testing/open-site';
import { loadExposed } from './federation';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
const exposed = jest.mocked(loadExposed);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepSignIn();
});

test('a registry that cannot be read, then a remote that cannot be loaded: Try again gets past both', async () => {
  let down = true;
  openSite('/football', { '/registry.json': () => (down ? { status: 503, body: {} } : { body: { remotes: [registered] } }) });
  await act(async () => void (await loadRegistry()));
  expect(await screen.findByText(/The list of contests could not be fetched/)).toBeVisible();

  down = false;
  exposed.mockRejectedValue(new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Football could not be opened\. Its files could not be fetched/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('banner')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Its files could not be fetched/)).toBeVisible();

  exposed.mockResolvedValue({ default: [{ path: 'football', element: <h1>The board</h1> }] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeVisible();
});

const registered = { id: 'mf-football', name: 'mf_football', version: '1.0.0', compatibility: 1, title: 'Football', contests: { Football: 'Football' }, routes: [{ path: 'football', title: 'Football' }], kit: '^1.0.0', entry: 'assets/remoteEntry.js', integrity: 'sha384-AAAA' };
