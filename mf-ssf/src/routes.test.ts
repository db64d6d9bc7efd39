import config from '../remote.config.json';
import routes from './routes';

test('has a screen for every route that it states', async () => {
  expect(routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
