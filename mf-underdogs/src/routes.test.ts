import config from '../remote.config.json';
import routes from './routes';

it('has the screen that the specification names and four more, each under a title of its own', () => {
  const paths = routes.map((route) => route.path);
  expect(paths).toEqual(['underdogs', 'underdogs/season', 'underdogs/season/me', 'underdogs/recap', 'underdogs/rules']);
  expect(config.routes.map((route) => route.path)).toEqual(paths);
  expect(new Set(config.routes.map((route) => route.title)).size).toBe(paths.length);
  for (const { title } of config.routes) expect(title).toContain('Underdogs');
});

it('brings a component for every path', async () => {
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
