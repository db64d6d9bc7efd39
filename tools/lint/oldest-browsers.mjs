import { supportedBrowsers } from '../webpack/supported.mjs';

/** As the data calls the browsers that package.json names. @type {Record<string, import('@mdn/browser-compat-data').BrowserName>} */
const IN_DATA = { Chrome: 'chrome', Edge: 'edge', Firefox: 'firefox', Safari: 'safari', iOS: 'safari_ios' };

/** @typedef {import('@mdn/browser-compat-data').Identifier} Known */

/** @param {Known | undefined} known @returns {string[]} the browsers of package.json that do not know it */
export function lackedBy(known) {
  const support = known?.__compat?.support;
  if (!support) return [];
  return supportedBrowsers().flatMap(([name, oldest]) => {
    const browser = IN_DATA[name];
    const said = [(browser && support[browser]) ?? []].flat();
    const since = said
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map((one) => one.version_added);
    return since.some((version) => typeof version === 'string' && isAtMost(version.replace('≤', ''), oldest)) ? [] : [`${name} ${oldest}`];
  });
}

/** @param {string} version @param {string} other */
function isAtMost(version, other) {
  const [a = 0, b = 0] = version.split('.').map(Number);
  const [c = 0, d = 0] = other.split('.').map(Number);
  return a < c || (a === c && b <= d);
}
