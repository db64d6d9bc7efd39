import config from '../remote.config.json';
import routes from './routes';

it('has the one screen that the specification names, with a link for administrators', async () => {
  expect(routes.map(({ path }) => path)).toEqual(['ad']);
  expect(config.routes.map(({ path }) => path)).toEqual(['ad']);
  expect(config.link).toEqual({ title: 'Admin', for: 'administrators' });
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
