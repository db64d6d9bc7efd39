/**
 * One part of a selector between two combinators, such as `button.a:hover`. `exact`: a tag and classes are all that it asks for; `joined`:
 * the combinator between it and the part to its left.
 *
 * @typedef {{ tag: string, classes: string[], exact: boolean, joined: string }} Part
 * @typedef {{ parts: Part[], exact: boolean }} Complex one of the selectors between commas, its parts from right to left
 * @typedef {{ localName: string, classList: { contains(name: string): boolean }, parentElement: Candidate | null }} Candidate
 */

/** Brackets and what stands in them, from the innermost outwards, become a sign that is neither a tag nor a class. @param {string} text @returns {string} */
function withoutBrackets(text) {
  const next = text.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '!');
  return next === text ? text : withoutBrackets(next);
}

/** @param {string} text @param {string} joined @returns {Part} */
const partOf = (text, joined) => ({
  // The root of a page is its html.
  tag: /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase() ?? (/:root\b/.test(text) ? 'html' : ''),
  classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
  exact: /^(?=.)(\*|[a-z][a-z0-9]*)?(\.[\w-]+)*$/.test(text),
  joined,
});

/** @param {string} text of one selector without brackets @returns {Complex} */
function complexOf(text) {
  const pieces = text
    .trim()
    .split(/(\s*[>+~]\s*|\s+)/)
    .map((piece) => piece.trim() || ' ');
  const texts = pieces.filter((_, at) => at % 2 === 0);
  const parts = texts.map((one, at) => partOf(one, at === 0 ? '' : (pieces[2 * at - 1] ?? ''))).reverse();
  return { parts, exact: parts.every(({ exact, joined }) => exact && !/[+~]/.test(joined)) };
}

/** Null where what a selector asks for is not told from its text. @param {string} selector @returns {Complex[] | null} */
function complexesOf(selector) {
  const text = selector.replace(/"[^"\\]*"|'[^'\\]*'/g, '');
  // Escapes and namespaces may mean anything.
  if (/["'\\|@;]|[^\x20-\x7e\s]/.test(text)) return null;
  const plain = withoutBrackets(text);
  return /[()[\]]/.test(plain) ? null : plain.split(',').map(complexOf);
}

/** @param {Candidate} element @param {Part[]} parts @param {number} [at] @returns {boolean} */
function fits(element, parts, at = 0) {
  const part = parts[at];
  if (!part) return true;
  if (part.tag !== '' && part.tag !== element.localName.toLowerCase()) return false;
  if (!part.classes.every((name) => element.classList.contains(name))) return false;
  if (part.joined === '>') return element.parentElement !== null && fits(element.parentElement, parts, at + 1);
  if (part.joined !== ' ') return true;
  for (let above = element.parentElement; above; above = above.parentElement) if (fits(above, parts, at + 1)) return true;
  return false;
}

/**
 * A class, with its dot, or a tag without which nothing matches, for each of a selector's parts between commas; null where one needs none.
 *
 * @param {Complex[] | null} complexes @returns {string[] | null}
 */
function needsOf(complexes) {
  const names = (complexes ?? []).map(({ parts: [last] }) => (last?.classes[0] === undefined ? last?.tag || null : `.${last.classes[0]}`));
  return complexes !== null && names.every((name) => name !== null) ? names : null;
}

/**
 * What is told from a selector's text alone. `may`: whether an element matches, by tags and classes of it and of what it lies in; 'yes' and
 * 'no' are certain, 'maybe' is left to who reads all of a selector. An element is jsdom's own.
 *
 * @param {string} selector
 * @returns {{ needs: string[] | null, may(element: Candidate): 'yes' | 'no' | 'maybe' }}
 */
exports.readSelector = function readSelector(selector) {
  const complexes = complexesOf(selector);
  return {
    needs: needsOf(complexes),
    may(element) {
      if (!complexes) return 'maybe';
      const left = complexes.filter(({ parts }) => fits(element, parts));
      if (left.length === 0) return 'no';
      return left.some(({ exact }) => exact) ? 'yes' : 'maybe';
    },
  };
};
