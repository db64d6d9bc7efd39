import { aRemote } from '../testing/remote.fixture';
import { matchRemote } from './routes.rules';

const registry = { remotes: [aRemote(), aRemote({ id: 'mf-wins', routes: [{ path: 'footballwins', title: 'NFL Wins', preload: [] }] })] };

test.each([
  ['/football', 'Football'],
  ['/football/', 'Football'],
  ['/Football', 'Football'],
  ['/football/makepicks', 'Football Picks'],
  ['/footballwins', 'NFL Wins'],
])('%s is the page %s', (path, title) => {
  expect(matchRemote(registry, path)?.route.title).toBe(title);
});

test.each(['/', '/foot', '/football/history', '/footballs', '/accountsettings', '/constructor'])('%s is nobody’s page', (path) => {
  expect(matchRemote(registry, path)).toBeNull();
});
