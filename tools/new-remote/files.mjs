/**
 * @typedef {object} NewRemote
 * @property {string} id
 * @property {string} path its first route
 * @property {{ title: string, owner: string }} config all of remote.config.json
 * @property {Record<string, string>} [icon] the package of icons, where its screens draw some
 * @property {Record<string, string>} [sources] its screens by file, instead of one that greets
 * @property {{ contract: string, kit: string, react: string, reactDom: string }} versions
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What stands in the folder of a new remote, by file.
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export const filesOf = ({ id, path, config, versions, icon = {}, sources = greeting(path, config.title) }) => ({
  'package.json': json({
    name: id,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    scripts: {
      dev: 'node ../tools/dev.mjs',
      release: 'poolhouse release',
      'release-key': 'poolhouse release-key',
      rollback: 'poolhouse rollback',
    },
    dependencies: {
      '@poolhouse/contract': `^${versions.contract}`,
      '@poolhouse/shared-ui': versions.kit,
      ...icon,
      react: versions.react,
      'react-dom': versions.reactDom,
    },
  }),
  'remote.config.json': json(config),
  'webpack.config.mjs': `import { appConfig } from '../tools/webpack/app-config.mjs';

export default (_env, argv) => appConfig({ kind: 'remote', dir: import.meta.dirname }, argv);
`,
  'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx", "lib": ["es2023", "dom", "dom.iterable"], "rootDir": "src", "outDir": "dist-types", "emitDeclarationOnly": true, "types": ["jest", "node", "@testing-library/jest-dom"] },
  "include": ["src"],
  "references": [{ "path": "../contract" }, { "path": "../shared-ui" }]
}
`,
  'README.md': `# ${config.title}\n\nA contest of Poolhouse, by the ${config.owner}. How it is developed, tested and released: docs/shipping-a-contest.md.\n`,
  ...sources,
});

/** @param {string} path */
const routesSource = (path) => `import type { RouteObject } from '@poolhouse/shared-ui/router';

/**
 * The screens of this remote; each one is fetched when it is first opened. Its script is named after its route, so that the shell can fetch
 * it ahead.
 */
const routes: RouteObject[] = [
  { path: ${quoted(path)}, lazy: async () => ({ Component: (await import(/* webpackChunkName: "${path}" */ './Main.page')).default }) },
];

export default routes;
`;

/** @param {string} title */
const pageSource = (title) => `import { useSession } from '@poolhouse/shared-ui';
import { ContestHead, Page, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';

/** The contest's first screen. */
export default function MainPage() {
  const { session } = useSession();
  return (
    <Page>
      <ContestHead title={${quoted(title)}} />
      <Panel title={\`Welcome, \${session?.username}\`}>
        <PanelEmpty>There is nothing to play here yet.</PanelEmpty>
      </Panel>
    </Page>
  );
}
`;

/** @param {string} path @param {string} title */
const testSource = (path, title) => `import { screen } from '@testing-library/react';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import config from '../remote.config.json';
import MainPage from './Main.page';
import routes from './routes';

const open = () => renderWithKit(<MainPage />, { session: { username: 'Rusty' }, at: ${quoted(`/${path}`)} });

it('greets the player', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome, Rusty' })).toBeVisible();
});

it('passes axe', async () => {
  const { container } = open();
  await expectNoAxeFindings(container);
});

it('has a screen for every route that it states', async () => {
  expect(routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
`;

/**
 * The sources of a remote that greets the player on one screen.
 * @param {string} path
 * @param {string} title
 * @returns {Record<string, string>}
 */
const greeting = (path, title) => ({
  'src/routes.tsx': routesSource(path),
  'src/Main.page.tsx': pageSource(title),
  'src/Main.page.test.tsx': testSource(path, title),
});
