/**
 * Labels of controls, found by one walk over the page. jsdom walks all of it for each control and, on the way, again for each label that
 * names its control: with what is asked for every name that a test looks for, a tenth of the time of a screen full of fields. To be loaded
 * before jsdom's elements, which take the function.
 */
const { dirname } = require('node:path');

const jsdom = dirname(require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }));
const controls = require(`${jsdom}/lib/jsdom/living/helpers/form-controls.js`);
const { domSymbolTree } = require(`${jsdom}/lib/jsdom/living/helpers/internal-constants.js`);
const NodeList = require(`${jsdom}/lib/jsdom/living/generated/NodeList.js`);

/** What labels lead to below a root, as of its version. */
const known = new WeakMap();

function read(root) {
  const [ids, labels, of] = [new Map(), [], new Map()];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node.nodeType === 1 ? node.getAttributeNS(null, 'id') : null;
    if (id && !ids.has(id)) ids.set(id, node);
    if ('control' in node) labels.push(node);
  }
  for (const label of labels) {
    const named = label.hasAttributeNS(null, 'for') ? ids.get(label.getAttributeNS(null, 'for')) : label.control;
    if (named && controls.isLabelable(named)) of.set(named, [...(of.get(named) ?? []), label]);
  }
  return of;
}

function labelsBelow(root) {
  if (known.get(root)?.version !== root._version) known.set(root, { version: root._version, of: read(root) });
  return known.get(root).of;
}

controls.getLabelsForLabelable = function getLabelsForLabelable(control) {
  if (!controls.isLabelable(control)) return null;
  if (!control._labels) {
    const root = control.getRootNode({});
    control._labels = NodeList.createImpl(root._globalObject, [], { element: root, query: () => labelsBelow(root).get(control) ?? [] });
  }
  return control._labels;
};
