/** What ships uses nothing that the oldest browsers of package.json do not know. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, run } from '../run/command.mjs';
import { unknownCallsIn } from './calls.mjs';
import { sheetsOf, unknownIn } from './styles.mjs';

/** A browser that does not know one of these draws a page that is right without it, each for the reason beside it. */
const NICETIES = {
  'forced-color-adjust': 'only where colors are forced, which that Safari cannot do',
  'text-wrap': 'lines of more even length',
  'scrollbar-width': 'a bar that need not be seen',
  cursor: 'a phone has none',
  resize: 'a corner that is pulled with a mouse',
  'user-select': 'one press takes the whole text',
};

/** Asked for before they are used. */
const ASKED = [
  'navigator.share',
  'cancelIdleCallback',
  'window.requestIdleCallback',
  'requestIdleCallback',
  'navigator.setAppBadge',
  'navigator.wakeLock',
  'saveData',
  'effectiveType',
];

const files = (await run('git', ['ls-files', 'shell/src', 'shared-ui/src', 'mf-*/src', 'contract/src']))
  .split('\n')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/testing\/|\.fixture\./.test(file));
/** @param {(text: string) => Map<string, string[]>} unknownOf @returns what stands where, and who lacks it */
const foundBy = (unknownOf) =>
  files.flatMap((file) => [...unknownOf(readFileSync(join(root, file), 'utf8'))].map(([name, lacked]) => ({ file, name, lacked })));

const propertyOf = (/** @type {string} */ name) => name.replace(/(?<=\w): .*/, '');

test('finds what is newer than the oldest browsers', () => {
  const sheet = `
    field-sizing: content;
    color: light-dark(#000, #fff);
    &:popover-open { margin: 0; }
    @starting-style { opacity: 0; }
    width: min(100%, 20px);
    color: color-mix(in srgb, red, blue);
    &:has(> a:hover) { display: grid; }`;
  assert.deepEqual([...unknownIn(sheet).keys()].sort(), [
    ':popover-open',
    '@starting-style',
    'field-sizing',
    'field-sizing: content',
    'light-dark()',
  ]);
  assert.deepEqual(sheetsOf('const A = styled.div`color: ${red}; ${() => css`margin: 0`}`'), ['color: 0; 0', 'margin: 0']);
});

test('no style sheet uses what a supported browser does not know', () => {
  const found = foundBy((text) => new Map(sheetsOf(text).flatMap((sheet) => [...unknownIn(sheet)])));
  const named = new Set(found.map(({ name }) => propertyOf(name)));
  assert.deepEqual(
    found.filter(({ name }) => !Object.keys(NICETIES).includes(propertyOf(name))),
    [],
  );
  assert.deepEqual(
    Object.keys(NICETIES).filter((name) => !named.has(name)),
    [],
  );
});

test('finds calls that are newer', () => {
  const script = `
    AbortSignal.any([]); URL.canParse(''); Promise.try(go); document.startViewTransition(go); new CloseWatcher();
    scheduler.yield(); dialog.requestClose(); new Intl.DurationFormat('en');
    const old = { requestClose: 1, lines: these.lines, at: list.toSorted() }; fetch(url); new Map().get(1);`;
  const expected = [
    'AbortSignal.any',
    'CloseWatcher',
    'Intl.DurationFormat',
    'Promise.try',
    'URL.canParse',
    'document.startViewTransition',
    'requestClose',
    'scheduler',
  ];
  assert.deepEqual([...unknownCallsIn(script).keys()].sort(), expected);
});

test('no script calls what a supported browser does not know without asking for it', () => {
  const found = foundBy(unknownCallsIn);
  assert.deepEqual(
    found.filter(({ name }) => !ASKED.includes(name)),
    [],
  );
  assert.deepEqual(
    ASKED.filter((name) => !found.some((one) => one.name === name)),
    [],
  );
});
