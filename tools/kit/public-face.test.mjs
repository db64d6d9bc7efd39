import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { root, run } from '../run/command.mjs';
import { difference, publicFace, reportFile, reportOf } from './public-face.mjs';

const kit = join(root, 'shared-ui');

test('the kit has the public face that is written down', async () => {
  await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'shared-ui']);
  const [written, is] = [readFileSync(reportFile(kit), 'utf8'), reportOf(publicFace(kit))];
  assert.ok(
    written === is,
    `The public face of the kit has changed:

${difference(written, is).join('\n')}

If that is meant: say what it means for an app (\`npm run change\`), run \`npm run kit:face\`, and commit them together (docs/kit.md).
`,
  );
});

const folder = mkdtempSync(join(tmpdir(), 'poolhouse-kit-'));
/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
const report = () => reportOf(publicFace(folder));

before(() =>
  write({
    'package.json': JSON.stringify({
      name: 'kit',
      version: '2.3.4',
      exports: { '.': { types: './index.d.ts' }, './ui': { types: './ui.d.ts' } },
      dependencies: { '@ui/parts': '9.5.0' },
    }),
    'index.d.ts': "export { type Options, call } from './call';\nexport { inner as outer } from './more/inner';\n",
    'ui.d.ts': "export { default as Button } from '@ui/parts/Button';\nexport type { Size } from './more/inner';\n",
    'call.d.ts':
      "import type { Hidden } from './more/inner';\n/** Words. */\nexport interface Options extends Hidden { /** More words. */ deep?: boolean; }\nexport declare function call(options: Options): void;\n",
    'more/inner.d.ts':
      "import type { External } from 'elsewhere';\nexport interface Hidden { far: Further; }\ninterface Further { wide: External; }\nexport type Size = 'small' | 'large';\nexport interface Unused { no: 1; }\nexport declare const inner: number;\n",
  }),
);
after(() => rmSync(folder, { recursive: true }));

test('every export is told with its type, by entry, without its comments', () => {
  const text = report();
  assert.match(text, /^# The public face of the kit, 2\.3\.4\n/);
  assert.match(
    text,
    /## kit\n\n```ts\nfunction call\(options: Options\): void;\ninterface Options extends Hidden \{\n {4}deep\?: boolean;\n\}\nconst inner: number \/\/ inner as outer\n```/,
  );
  assert.match(
    text,
    /## kit\/ui\n\n```ts\nexport \{ default as Button \} from '@ui\/parts\/Button'; \/\/ @ui\/parts 9\.5\.0\ntype Size = 'small' \| 'large';\n```/,
  );
});

test('types that exports hang on are told too, what nobody can reach is not', () => {
  const [, behind = ''] = report().split('## Types behind these');
  assert.match(behind, /interface Further \{\n {4}wide: External;\n\}\ninterface Hidden \{/);
  assert.doesNotMatch(behind, /Unused|Options|interface External/);
});

test('a change is named where it is, however far behind an export it lies', () => {
  const was = report();
  write({
    'more/inner.d.ts': readFileSync(join(folder, 'more/inner.d.ts'), 'utf8')
      .replace('wide: External', 'wide: string')
      .replace("'small' | ", ''),
  });
  assert.deepEqual(difference(was, report()), [
    "- kit/ui: type Size = 'small' | 'large';",
    '  Types behind these: interface Further {',
    '-       wide: External;',
    '+       wide: string;',
    "+ kit/ui: type Size = 'large';",
  ]);
  assert.deepEqual(difference(was, was), []);
});

test('an export that is declared nowhere is a fault of the build', () => {
  write({ 'index.d.ts': "export { gone } from './call';\n" });
  assert.throws(report, /exports gone, which is declared nowhere/);
});
