import config from '../remote.config.json';
import routes from './routes';

it('has the five screens of the specification and six beside, each under a title of its own', () => {
  const paths = routes.map((route) => route.path);
  expect(paths).toEqual([
    'golf',
    'pick1golf',
    'pick1golf/recap',
    'golf/makepicks',
    'golf/chances',
    'golf/season',
    'golf/season/me',
    'golf/recap',
    'golf/stats',
    'golf/rules',
    'golf/shotdetails',
  ]);
  expect(config.routes.map((route) => route.path)).toEqual(paths);
  expect(new Set(config.routes.map((route) => route.title)).size).toBe(paths.length);
});

it('brings a component for every path', async () => {
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
