import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from './routes';

const declared = (JSON.parse(readFileSync(join(__dirname, '../remote.config.json'), 'utf8')) as { routes: { path: string }[] }).routes;

it('has a screen for every route that it declares, and no other', async () => {
  expect(routes.map(({ path }) => path)).toEqual(declared.map(({ path }) => path));
  for (const route of routes) {
    const { Component } = await (route.lazy as () => Promise<{ Component: unknown }>)();
    expect(Component).toBeInstanceOf(Function);
  }
});
