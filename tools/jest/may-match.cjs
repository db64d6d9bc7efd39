/** @typedef {{ tag: string, classes: string[] }} Need */

/** What the last part of a selector asks for at least; null where that is not told from its text. @type {Map<string, Need[] | null>} */
const needs = new Map();

/** @param {string} selector of one element @returns {Need} */
function needOf(selector) {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '',
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
  };
}

/** @param {string} selector */
function needsOf(selector) {
  const known = needs.get(selector);
  if (known !== undefined) return known;
  // Quotes, escapes and what stands in brackets may hold any character.
  const found = /["'\\[(]/.test(selector)
    ? null
    : selector
        .split(',')
        .map((one) => one.trim())
        .map(needOf);
  needs.set(selector, found);
  return found;
}

/**
 * Whether an element could match a selector, by its tag and its classes alone: false is certain, true is not.
 *
 * @param {{ localName: string, classList: { contains(name: string): boolean } }} element jsdom's own
 * @param {string | undefined} selector none of a rule such as `@font-face`
 * @returns {boolean}
 */
exports.mayMatch = function mayMatch(element, selector) {
  const asked = selector === undefined ? null : needsOf(selector);
  if (!asked) return true;
  return asked.some(
    ({ tag, classes }) =>
      (tag === '' || tag === element.localName.toLowerCase()) && classes.every((name) => element.classList.contains(name)),
  );
};
