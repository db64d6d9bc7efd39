import compat from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { lackedBy } from './oldest-browsers.mjs';

/** @typedef {import('./oldest-browsers.mjs').Known} Known */

/** What stands in a page under a name of its own. @type {Record<string, string>} */
const INSTANCES = {
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  history: 'History',
  screen: 'Screen',
};

const { Intl, ...others } = /** @type {Record<string, Record<string, Known>>} */ (compat.javascript['builtins']);
/** What the language has. */
const builtins = new Map(Object.entries({ ...others, ...Intl, Intl }));
/** By name, what a script may speak of without asking for it. */
const globals = new Map([...Object.entries(/** @type {Record<string, Record<string, Known>>} */ (compat.api)), ...builtins]);

/** By name, what any of them has. @type {Map<string, Known[]>} */
const members = new Map();
for (const one of globals.values())
  for (const [name, known] of Object.entries(one ?? {})) members.set(name, [...(members.get(name) ?? []), known]);

/** Two words in one: such a name is the browser's, where it has one of it; `lines` or `first` may be anybody's. */
const TELLING = /^[a-z]+[A-Z]/;

/**
 * What of a script some browser of package.json does not know, and which. It asks no compiler what a value is: a method with a plain name
 * is seen on what has a name itself (`URL.canParse`, `navigator.ink`), one that tells more on anything.
 * @param {string} text @returns {Map<string, string[]>}
 */
export function unknownCallsIn(text) {
  /** @type {Map<string, string[]>} */
  const unknown = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const [name, known] = ts.isPropertyAccessExpression(node) ? memberOf(node) : ts.isIdentifier(node) ? globalOf(node) : ['', []];
    const lacked = known.map(lackedBy);
    if (known.length > 0 && lacked.every(({ length }) => length > 0)) unknown.set(name, lacked[0] ?? []);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return unknown;
}

/** @param {ts.PropertyAccessExpression} node @returns {[string, Known[]]} */
function memberOf({ expression: of, name: { text: name } }) {
  const owner = ts.isIdentifier(of) ? of.text : '';
  const own = globals.get(INSTANCES[owner] ?? owner);
  const known = own?.[`${name}_static`] ?? (owner in INSTANCES || builtins.has(owner) ? own?.[name] : undefined);
  if (known) return [`${owner}.${name}`, [known]];
  return [name, TELLING.test(name) ? (members.get(name) ?? []) : []];
}

/** One that is made or called, not one that is somebody's field or a type. @param {ts.Identifier} node @returns {[string, Known[]]} */
function globalOf(node) {
  const { parent, text } = node;
  const used =
    (ts.isNewExpression(parent) || ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent)) && parent.expression === node;
  const known = used ? (globals.get(text) ?? globals.get('Window')?.[text]) : undefined;
  return [text, known ? [known] : []];
}
