import { readFileSync } from 'node:fs';

const NAMES = /** @type {Record<string, string>} */ ({
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
});

/** The oldest browsers that the site runs in, as package.json says: "chrome >= 111". @returns {[name: string, version: string][]} */
export function supportedBrowsers() {
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = NAMES[name];
    if (!known)
      throw new Error(`browserslist of package.json: "${line}" is not of the form "chrome >= 111", or of a browser without a name here`);
    return [known, version];
  });
}

/** 'Chrome 111, Edge 111, Firefox 121, Safari 16.4 and iOS 16.4'. */
export function supportedWords() {
  const all = supportedBrowsers().map((one) => one.join(' '));
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
