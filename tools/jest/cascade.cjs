/**
 * Styles as jsdom computes them, at a price that hangs on what an element is and not on how many rules the page has. jsdom asks an engine of
 * selectors about each rule of each sheet for every element, and each look for a role asks for the styles of the whole page: half of the
 * time of all tests of screens. Here the rules that may match are found by a class or a tag of the element, and what the same rules say is
 * put together once. To be loaded before jsdom's window, which takes the function.
 */
const { dirname } = require('node:path');
const { readSelector } = require('./read-selector.cjs');

const jsdom = dirname(require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }));
const ofJsdom = (/** @type {string} */ file) => require(require.resolve(file, { paths: [jsdom] }));
const styleRules = ofJsdom(`${jsdom}/lib/jsdom/living/helpers/style-rules.js`);
const { matchesDontThrow } = ofJsdom(`${jsdom}/lib/jsdom/living/helpers/selectors.js`);
const { implForWrapper } = ofJsdom(`${jsdom}/lib/jsdom/living/generated/utils.js`);
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const ofBrowser = { cssRules: ofJsdom('rrweb-cssom').parse(ofJsdom(`${jsdom}/lib/jsdom/browser/default-stylesheet.js`)).cssRules };

const inside = (map, key, make) => {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
};

/** Those of a sheet's rules that can hold on a screen. @param {any[]} rules */
const rulesOf = (rules) =>
  rules
    .flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : []) : [rule]))
    .filter(({ selectorText }) => selectorText !== undefined);

/** Global styles come and go with who draws them; a rule's text stays. */
const readRules = new WeakMap();

/** The rules of a page, by what an element needs for them, each with its place in the order of all. */
class Rules {
  by = new Map();
  /** Sheets as far as they were read. */
  known = [];

  /** Whether they are those that are known, with nothing but more rules after the known ones, and other sheets after them. */
  goOnIn(sheets) {
    return this.known.every(({ sheet, length, last }, at) => sheet === sheets[at] && (length === 0 || sheet.cssRules[length - 1] === last));
  }

  /** @param {{ cssRules: ArrayLike<object> }[]} sheets */
  readOn(sheets) {
    sheets.forEach((sheet, place) => {
      const known = (this.known[place] ??= { sheet, length: 0, last: undefined, count: place * 1e6 });
      const { length } = sheet.cssRules;
      if (length === known.length) return;
      for (const rule of rulesOf(Array.from(sheet.cssRules).slice(known.length))) this.add(rule, (known.count += 1));
      Object.assign(known, { length, last: sheet.cssRules[length - 1] });
    });
    return this;
  }

  add(rule, at) {
    const { needs, may } = inside(readRules, rule, () => readSelector(rule.selectorText));
    for (const name of new Set(needs ?? ['*'])) inside(this.by, name, () => []).push({ at, rule, may });
  }

  /** In the order of the sheets. */
  matching(element) {
    const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const found = ['*', element.localName.toLowerCase(), ...new Set(classes)].flatMap((name) => this.by.get(name) ?? []);
    return found
      .sort((a, b) => a.at - b.at)
      .filter(({ at }, place) => at !== found[place - 1]?.at)
      .filter(({ rule, may }) => {
        const told = may(element);
        return told === 'yes' || (told === 'maybe' && matchesDontThrow(element, rule.selectorText));
      })
      .map(({ rule }) => rule);
  }
}

const pages = new WeakMap();
function rulesFor(page) {
  const sheets = [ofBrowser, ...page.styleSheets._list];
  const before = pages.get(page);
  const rules = before?.goOnIn(sheets) ? before : new Rules();
  pages.set(page, rules);
  return rules.readOn(sheets);
}

/** What comes to the same is put together once: a map for each of the things that it is made of, one in the other. */
const step = () => ({ further: new WeakMap(), by: new Map() });
const first = step();

/** As in jsdom: what comes later wins, and 'unset' takes away. */
function together(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

/** What all rules of the page and the element itself say of its style, without what it inherits. */
styleRules.getDeclarationForElement = function getDeclarationForElement(element) {
  const page = element._ownerDocument;
  page._styleCache ??= new WeakMap();
  return inside(page._styleCache, element, () => {
    const rules = rulesFor(page).matching(element);
    const { by } = rules.reduce(({ further }, rule) => inside(further, rule, step), first);
    return inside(by, element.style.length === 0 ? '' : element.style.cssText, () =>
      together([...rules.map(({ style }) => style), element.style]),
    );
  });
};

/** Keeps a window's answers: an element's style is made of what is said of it and of its parent's style alone. */
exports.rememberStyles = function rememberStyles(window) {
  const ask = window.getComputedStyle.bind(window);
  const page = implForWrapper(window.document);
  const made = new WeakMap();
  const ofNone = {};
  let version = -1;
  let known = new WeakMap();
  const styleOf = (element) =>
    inside(known, element, () => {
      const above = element.parentElement ? styleOf(element.parentElement) : ofNone;
      const said = styleRules.getDeclarationForElement(implForWrapper(element));
      return inside(
        inside(made, said, () => new WeakMap()),
        above,
        () => ask(element),
      );
    });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || implForWrapper(element)?._ownerDocument !== page) return ask(element, pseudo);
    if (page._version !== version) [version, known] = [page._version, new WeakMap()];
    return styleOf(element);
  };
};
