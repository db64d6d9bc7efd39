/**
 * A property that counts what it has seen and then asks that count hangs on the lot: once in many runs nothing of the kind is drawn, and a sound
 * change fails. Such a property gives an example in which all that is counted happens.
 */

/** Methods by which a list, a set or a map grows. */
const GROWS = ['add', 'push', 'set', 'unshift'];

/** `fc.assert(…)`, awaited or not. @param {any} node */
const isProperty = ({ callee }) => callee.type === 'MemberExpression' && callee.object.name === 'fc' && callee.property.name === 'assert';

/** Whether the options of an `fc.assert` give examples. @param {any} node */
const hasExamples = ({ arguments: [, options] }) =>
  (options?.properties ?? []).some((/** @type {any} */ { key }) => key?.name === 'examples');

/** Whether a reference changes what it names: `seen = 1`, `seen.wins += 1`, `seen.add(1)`. @param {import('eslint').Scope.Reference} reference */
function changes(reference) {
  if (reference.isWrite()) return reference.init !== true;
  let /** @type {any} */ node = reference.identifier;
  while (node.parent.type === 'MemberExpression' && node.parent.object === node) node = node.parent;
  const { parent } = node;
  if (parent.type === 'CallExpression') return parent.callee === node && GROWS.includes(node.property?.name);
  return (parent.type === 'AssignmentExpression' && parent.left === node) || parent.type === 'UpdateExpression';
}

/** The statements behind the one that a node stands in. @param {any} node @returns {any[]} */
function behind(node) {
  let statement = node;
  while (!Array.isArray(statement.parent.body)) statement = statement.parent;
  return statement.parent.body.slice(statement.parent.body.indexOf(statement) + 1);
}

/** Where variables that were counted before a property are asked behind it. @param {any} property @param {any[]} variables @returns {any[]} */
function askedBehind(property, variables) {
  const rest = behind(property);
  const counted = variables.filter(
    ({ defs: [def], references }) => def && def.name.range[0] < property.range[0] && references.some(changes),
  );
  return counted.flatMap(({ references }) =>
    references
      .map((/** @type {any} */ { identifier }) => identifier)
      .filter((/** @type {any} */ { range: [at] }) => rest.some(({ range: [from, to] }) => from <= at && at < to)),
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const countedByLot = {
  meta: { type: 'problem', schema: [], messages: { lot: "'{{name}}' hangs on the lot: gives fc.assert an example in which it happens." } },
  create: (context) => ({
    CallExpression(property) {
      if (!isProperty(property) || hasExamples(property)) return;
      const variables = context.sourceCode.scopeManager.scopes.flatMap((scope) => scope.variables);
      for (const node of askedBehind(property, variables)) context.report({ node, messageId: 'lot', data: { name: node.name } });
    },
  }),
};
