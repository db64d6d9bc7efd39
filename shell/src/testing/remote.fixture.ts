import { REGISTRY_PURPOSE, type RegisteredRemote, type RemoteSlot, type SignedRegistry } from '@poolhouse/contract/remote';

/** A remote as the registry describes it. */
export const aRemote = (over: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  id: 'mf-football',
  name: 'mf_football',
  version: '1.2.0',
  compatibility: 1,
  owner: 'Football team',
  title: 'Football',
  contests: { Football: 'Football' },
  routes: [
    { path: 'football', title: 'Football', preload: ['assets/football.0123456789.js'], shared: ['@poolhouse/shared-ui/board', 'react'] },
    { path: 'football/makepicks', title: 'Football Picks', preload: [] },
  ],
  api: ['football', 'utils'],
  kit: '^1.0.0',
  shared: { react: '^19.3.1', '@poolhouse/shared-ui/board': '^1.0.0' },
  base: '/remotes/mf-football/1.2.0/',
  entry: 'assets/remoteEntry.0123456789.js',
  files: {
    'assets/remoteEntry.0123456789.js': 'sha256-ENTRY',
    'assets/routes.0123456789.js': 'sha256-ROUTES',
    'assets/football.0123456789.js': 'sha256-BOARD',
  },
  preload: ['assets/routes.0123456789.js'],
  ...over,
});

/** `/registry.json` of a site whose page names no key, so that any signature will do. */
export const aRegistry = (remotes: readonly unknown[]): SignedRegistry => ({
  payload: JSON.stringify({ purpose: REGISTRY_PURPOSE, number: 0, at: '2026-11-21T10:00:00.000Z', remotes }),
  signature: '',
});

/** What a remote contributes to account settings; its scripts are those of `aRemote`. */
export const aSlot = (over: Partial<RemoteSlot> = {}): RemoteSlot => ({
  place: 'settings',
  name: 'football',
  title: 'Football',
  order: 20,
  preload: ['assets/routes.0123456789.js'],
  shared: ['@poolhouse/shared-ui/board'],
  ...over,
});
