/** Changes to come name packages that are there, in the words of the kit, and versions stand alike wherever they stand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import lines from './change-lines.cjs';
import { filesIn, read } from './files.mjs';
import { keptRanges, raisedRanges, remotes, versionTexts } from './versions.mjs';

const KIT = '@poolhouse/shared-ui';
const KIT_WORDS = /^(Added|Changed|Breaking|Deprecated|Type breaking): /;
const names = new Set(
  ['contract', 'shared-ui', 'shell', 'server', ...remotes()].map((folder) => JSON.parse(read(`${folder}/package.json`)).name),
);

/** @param {string} text a change to come @returns {{ packages: string[], kinds: string[], summary: string }} */
function parsed(text) {
  const [, head = '', summary = ''] = /^---\n([^]*?)---\n+([^]*)$/.exec(text) ?? [];
  const lines = [...head.matchAll(/^['"]?([^'":]+)['"]?: (\w+)$/gm)];
  return { packages: lines.map(([, name = '']) => name), kinds: lines.map(([, , kind = '']) => kind), summary };
}

test('changes to come name packages that are there, and how far each goes', () => {
  const files = filesIn('.changeset', /\.md$/).filter((file) => !file.endsWith('README.md'));
  for (const file of files) {
    const { packages, kinds, summary } = parsed(read(file));
    assert.ok(packages.length > 0 && packages.every((name) => names.has(name)), `${file} names ${packages}`);
    assert.ok(
      kinds.every((kind) => ['patch', 'minor', 'major'].includes(kind)),
      `${file} says ${kinds}`,
    );
    assert.ok(summary.trim().length > 20, `${file} says nothing`);
    if (packages.includes(KIT)) assert.match(summary, KIT_WORDS, `${file} begins with none of the kit's words`);
  }
});

test('npm run change offers the packages that have changes, and no others', () => {
  const offered = JSON.parse(read('package.json'))
    .workspaces.flatMap((/** @type {string} */ one) => (one === 'mf-*' ? remotes() : one))
    .map((/** @type {string} */ folder) => JSON.parse(read(`${folder}/package.json`)).name)
    .filter((/** @type {string} */ name) => !JSON.parse(read('.changeset/config.json')).ignore.includes(name));
  assert.deepEqual(new Set(offered), names);
});

test('what npm run versions would write stands there', () => {
  for (const { file, text } of versionTexts(read)) assert.equal(read(file), text, file);
});

test('a raised version reaches the kit’s own word and the range that a remote tells', () => {
  /** @param {string} file */
  const raised = (file) =>
    read(file)
      .replace(/("version": ")[^"]*/, (_, before) => `${before}9.8.7`)
      .replace(/("@poolhouse\/shared-ui": ")[^"]*/, (_, before) => `${before}^9.8.0`);
  const written = new Map(versionTexts(raised).map(({ file, text }) => [file, text]));
  assert.match(written.get('shared-ui/src/version.ts') ?? '', /KIT_VERSION = '9\.8\.7'/);
  assert.equal(JSON.parse(written.get('mf-golf/remote.config.json') ?? '{}').kit, '^9.8.0');
  assert.ok(written.size > 6);
});

test('a range that holds the new kit stays as a team has stated it; one that does not is raised', () => {
  /** @param {string} version of the kit @returns {(file: string) => string} every range raised to it, as changesets does */
  const raisedTo = (version) => (file) =>
    file.startsWith('shared-ui/')
      ? read(file).replace(/("version": ")[^"]*/, `$1${version}`)
      : read(file).replace(/("@poolhouse\/shared-ui": ")[^"]*/, `$1^${version}`);
  /** @param {string} version */
  const golf = (version) => keptRanges(read, raisedTo(version)).find(({ file }) => file === 'mf-golf/package.json')?.text;
  assert.equal(golf('1.99.0'), read('mf-golf/package.json'));
  assert.match(golf('9.0.0') ?? '', /"@poolhouse\/shared-ui": "\^9\.0\.0"/);
});

test('a range that would admit a kit without what its app takes is raised, and no other one', () => {
  const taken = (/** @type {string} */ folder) => (folder === 'mf-golf' ? [`${KIT}/desk Form`] : [`${KIT} token`]);
  const raised = new Map(raisedRanges(read, taken, { [`${KIT}/desk Form`]: '1.99.0' }).map(({ file, text }) => [file, text]));
  assert.equal(JSON.parse(raised.get('mf-golf/package.json') ?? '{}').dependencies[KIT], '^1.99.0');
  for (const [file, text] of raised) if (file !== 'mf-golf/package.json') assert.equal(text, read(file), file);
});

test('a change log has each text as it was written', async () => {
  const { getReleaseLine, getDependencyReleaseLine } = lines;
  assert.equal(await getReleaseLine({ summary: 'Added: a thing.\n\nWith more of it.' }), '- Added: a thing.\n\n  With more of it.');
  assert.equal(await getDependencyReleaseLine(), '');
});
