/** @alone The list of remotes is read once a page. */
import { act, screen, within } from '@testing-library/react';
import { loadRegistry } from '../registry/registry.store';
import { keepSignIn, openSite } from '../testing/open-site';
import { aRegistry, aRemote } from '../testing/remote.fixture';

test('a remote of no contest stands in the app bar and on home by a link of its own', async () => {
  keepSignIn();
  const weather = aRemote({
    id: 'mf-weather',
    contests: {},
    routes: [{ path: 'weather', title: 'Weather', preload: [] }],
    link: { title: 'Weather', for: 'everybody' },
  });
  openSite('/', { '/registry.json': () => ({ body: aRegistry([aRemote(), weather]) }) });
  await act(async () => void (await loadRegistry()));
  const more = within(await screen.findByRole('region', { name: 'More' }));
  expect(more.getByRole('link', { name: 'Weather' })).toHaveAttribute('href', '/weather');
  const bar = within(screen.getByRole('navigation', { name: 'Contests' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Football', 'Weather']);
});
