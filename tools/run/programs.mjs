import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file));

/** Chromium without the windows that nobody sees: it draws the same, with four fifths of the work. */
const SHELL = 'chromium-headless-shell';

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return [SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find((found) => found !== undefined);
}

/** The package that would give tests the lightest Chromium; none where a certain one is asked for. @returns {string | undefined} */
export const missingChromium = () => (process.env.CHROMIUM_PATH || onPath(SHELL) ? undefined : SHELL);

/**
 * Packages with the other browsers in which the main journeys are made, and the screen that one of them draws on; those not there.
 * @param {string} turn the commit's number: one of the browsers has its turn with each, as the tests have it; '' for both
 */
export const missingBrowsers = (turn) => {
  const firefox = process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox');
  /** @type {Record<string, unknown>[]} */
  const each = [{ 'firefox-esr': firefox }, { 'webkit2gtk-driver': onPath('WebKitWebDriver'), xvfb: onPath('Xvfb') }];
  const wanted = turn === '' ? each : each.filter((_, place) => place === Number(turn) % each.length);
  return wanted.flatMap((found) => Object.keys(found).filter((name) => !found[name]));
};

/** The package that the test of several machines needs where it is asked for; none where it is there. @returns {string | undefined} */
export const missingBalancer = () => (process.env.POOLHOUSE_TEST_HOSTS !== '1' || existsSync('/usr/sbin/haproxy') ? undefined : 'haproxy');

/** The folder of PostgreSQL's programs; Debian keeps them off the path, one folder a version. @returns {string | undefined} */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin')).find((dir) => existsSync(join(dir, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}
