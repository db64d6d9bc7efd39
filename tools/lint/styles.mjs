import compat from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { lackedBy } from './oldest-browsers.mjs';

/** @typedef {import('./oldest-browsers.mjs').Known} Known */

/** Texts of all style sheets of a file: tagged templates, what is filled in left out. @param {string} text @returns {string[]} */
export function sheetsOf(text) {
  /** @type {string[]} */
  const sheets = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        : [template];
      sheets.push(parts.map((part) => part.text).join('0'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return sheets;
}

/** By name, all kinds of values that the data knows: functions and units stand at several depths of it. */
const values = new Map(entriesOf(/** @type {Known} */ (compat.css['types'])));

/** @param {Known} known @returns {[string, Known][]} */
function entriesOf(known) {
  const inside = Object.entries(/** @type {Record<string, Known>} */ (known)).filter(([name]) => name !== '__compat');
  return inside.flatMap((entry) => [entry, ...entriesOf(entry[1])]);
}

/** @param {string} sheet @returns {Generator<[name: string, known: Known | undefined]>} what of a sheet the data may know */
function* usedIn(sheet) {
  const { 'at-rules': rules, properties, selectors } = /** @type {Record<string, Record<string, Known>>} */ (compat.css);
  for (const [, name = ''] of sheet.matchAll(/@([a-z-]+)/g)) yield [`@${name}`, rules?.[name]];
  for (const [, name = ''] of sheet.matchAll(/:([a-z-]+)(?=[^;{}]*\{)/g)) yield [`:${name}`, selectors?.[name]];
  for (const [, name = '', value = ''] of sheet.matchAll(/(?:^|[;{])\s*([a-z-]+):\s*([^;{}]+)/g)) {
    yield [name, properties?.[name]];
    for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) yield [`${name}: ${word}`, properties?.[name]?.[word]];
    for (const [, word = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) yield [`${word}()`, values.get(word)];
  }
}

/** What of a style sheet some browser of package.json does not know, and which. @param {string} sheet @returns {Map<string, string[]>} */
export function unknownIn(sheet) {
  const plain = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
  return new Map(
    [...usedIn(plain)].flatMap(([name, known]) => {
      const lacked = lackedBy(known);
      return lacked.length > 0 ? [/** @type {const} */ ([name, lacked])] : [];
    }),
  );
}
