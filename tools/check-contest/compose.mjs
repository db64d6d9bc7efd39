/**
 * Makes the one file of these: a program that somebody runs without installing anything, and may read from its first line to its last. Modules
 * stand one after the other, each below those that it imports; what is for the checker of types alone is left out.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), 'main.mjs');
const IMPORT = /^import \{[^}]*\} from '([^']+)';\n/gm;
const TYPES_ALONE = /^ *\/\*\* *(?:\n \* )?@(?:typedef|type|param|returns|template)[^]*?\*\/\n/gm;
const CAST = /\/\*\* @type [^]*?\*\/ (?=\S)/g;
/** From its first tag on a comment says types. */
const TAGS = /(\/\*\*(?:(?!\*\/)[^@])*?)(?:\n *\*)? ?(?<!`)@(?:param|returns|type|template|property|typedef)\b(?:(?!\*\/)[^])*\*\//g;

const HEAD = `#!/usr/bin/env node
/**
 * check-contest.mjs: checks the log of a Poolhouse contest, and works out its standings anew. For Node 20 and newer, with nothing
 * installed: node check-contest.mjs --help. It shares no line with the site. What is in the files: docs/proof/README.md. MIT licence.
 */
`;

/** Those that a module imports, and those before them, each once. @param {string} file @param {string[]} [known] @returns {string[]} */
function inOrder(file, known = []) {
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from = '']) => from).filter((from) => from.startsWith('.'));
  for (const from of imported) {
    const path = join(dirname(file), from);
    if (!known.includes(path)) inOrder(path, known);
  }
  if (!known.includes(file)) known.push(file);
  return known;
}

/** @param {string} source @returns {string} without what binds it to other modules, and without types */
const plain = (source) =>
  source
    .replaceAll(IMPORT, '')
    .replaceAll(/^export /gm, '')
    .replaceAll(TYPES_ALONE, '')
    .replaceAll(CAST, '')
    .replaceAll(TAGS, '$1 */')
    .replaceAll(/\/\*\*\n *\* ([^\n]*) \*\//g, '/** $1 */')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The text of check-contest.mjs. @param {string} [main] */
export function composed(main = MAIN) {
  const sources = inOrder(main).map((file) => readFileSync(file, 'utf8'));
  const builtIn = sources.flatMap((source) => [...source.matchAll(IMPORT)].filter(([, from = '']) => from.startsWith('node:')));
  const imports = [...new Set(builtIn.map(([line]) => line))].toSorted().join('');
  return `${HEAD}${imports}\n${sources.map(plain).join('\n\n')}\n`;
}

/** The files of which it is made. @param {string} [main] */
export const composedOf = (main = MAIN) => inOrder(main);
