import type { Remote } from '../registry/registry.types';

/** A remote as the registry describes it. */
export const aRemote = (over: Partial<Remote> = {}): Remote => ({
  id: 'mf-football',
  name: 'mf_football',
  version: '1.2.0',
  compatibility: 1,
  title: 'Football',
  contests: { Football: 'Football' },
  routes: [
    { path: 'football', title: 'Football' },
    { path: 'football/makepicks', title: 'Football Picks' },
  ],
  kit: '^1.0.0',
  base: '/remotes/mf-football/1.2.0/',
  entry: 'assets/remoteEntry.0123456789.js',
  integrity: 'sha384-AAAA',
  preload: ['assets/routes.0123456789.js'],
  ...over,
});
