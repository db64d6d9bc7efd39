import type { Unlike } from './handmade';

/** Builds of mf-golf that no site takes beside mf-football: what is wrong, as in 'a build …', and what is said of it. */
export const REFUSED_BUILDS: [string, Unlike, RegExp][] = [
  [
    'claims a route of another remote',
    { remote: { routes: [{ path: 'football', title: 'Mine', preload: [] }] } },
    /claims the route football, which belongs to mf-football/,
  ],
  ['needs a kit that the shell has not', { remote: { kit: '^2.0.0' } }, /needs the kit \^2\.0\.0/],
  ['has a chunk that is not the one described', { files: { 'assets/routes.0123456789.js': 'tampered' } }, /is not what remote\.json says/],
  ['brings a script that it does not name', { files: { 'assets/extra.js': '1' } }, /assets\/extra\.js is not named/],
  ['is another remote', { remote: { id: 'mf-chess' } }, /The build is mf-chess 1\.0\.0, not mf-golf/],
  [
    'is too heavy',
    { code: Array.from({ length: 30_000 }, (_, n) => `f(${Math.imul(n, 2_654_435_761) >>> 0});`).join('') },
    /and 60 kB are allowed/,
  ],
];
