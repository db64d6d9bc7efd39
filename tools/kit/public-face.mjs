/**
 * The kit's public face as text: every export of every entry with its type, and the types behind them that have no export of their
 * own. Read from the declarations that `tsc -b shared-ui` writes, comments left out, so that only what an app can notice is in it.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Declarations } from './declarations.mjs';

/** Sections of the report, the entries in the order of package.json. @param {string} kit folder of shared-ui */
export function publicFace(kit) {
  const { name, version, exports, dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).map(([key, { types }]) => ({ title: name + key.slice(1), file: resolve(kit, types) }));
  const declarations = new Declarations(entries.map(({ file }) => file));
  const sections = entries.map(({ title, file }) => ({ title, lines: entryLines(declarations, file, dependencies) }));
  const behind = declarations.behind(entries.map(({ file }) => file));
  return { version, sections: [...sections, { title: 'Types behind these', lines: behind }] };
}

/**
 * @param {Declarations} declarations
 * @param {string} file
 * @param {Record<string, string>} versions of the packages that the kit hands on
 */
function entryLines(declarations, file, versions) {
  const names = declarations.exportsOf(file).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return names.map(({ name, original, from, typeOnly }) => {
    const what = original === name ? name : `${original} as ${name}`;
    if (from === undefined || from.startsWith('.'))
      return `${withoutLayout(declarations.textOf(file, name))}${what === name ? '' : ` // ${what}`}`;
    const owner = from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/');
    return `export ${typeOnly ? 'type ' : ''}{ ${what} } from '${from}'; // ${owner} ${versions[owner] ?? ''}`.trim();
  });
}

/** How the formatter broke the lines of a declaration is no part of the face. @param {string} text */
const withoutLayout = (text) => text.replaceAll(', }', ' }');

/** @param {ReturnType<typeof publicFace>} face */
export function reportOf({ version, sections }) {
  const head = [
    `# The public face of the kit, ${version}`,
    '',
    'Every name that an app can import, with its type. Written by `npm run kit:face`; a test holds the kit to it. What the names mean stands in',
    '`docs/kit.md`, what changed in `CHANGELOG.md`.',
  ];
  return [...head, ...sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', '```ts', ...lines, '```'])].join('\n') + '\n';
}

/** Where the report is kept. @param {string} kit */
export const reportFile = (kit) => join(kit, 'public-face.md');

/**
 * What differs between two reports, a line each, under the entry and the declaration that it concerns.
 * @param {string} before
 * @param {string} after
 */
export function difference(before, after) {
  const [old, now] = [declarationsIn(before), declarationsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((title) => {
    const [was, is] = [old.get(title), now.get(title)];
    if (!was) return [`+ ${title}`];
    if (!is) return [`- ${title}`];
    if (was.join() === is.join()) return [];
    return [
      `  ${title}`,
      ...was.filter((line) => !is.includes(line)).map((line) => `-   ${line}`),
      ...is.filter((line) => !was.includes(line)).map((line) => `+   ${line}`),
    ];
  });
}

/** The lines of every declaration, by entry and first line. @param {string} report @returns {Map<string, string[]>} */
function declarationsIn(report) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  let [entry, head] = ['', ''];
  for (const line of report.split('\n')) {
    if (line.startsWith('#')) [entry, head] = [line.replace(/^#+ /, ''), ''];
    else if (/^[ })]/.test(line)) found.get(head)?.push(line);
    else if (line !== '' && !line.startsWith('```')) found.set((head = `${entry}: ${line}`), []);
  }
  return found;
}
