/** Pages of the shell that a contest's screens may link to. */
export const shellRoutes = {
  home: '/',
  accountSettings: '/accountsettings',
  /** How all chances are worked out, and how good they were. */
  models: '/models',
  /**
   * Where a contest's log, its sealed picks and what was opened of them are checked by this browser. @param kind its type, for whose own part of
   * the page stands there too where no log can be read
   */
  check: (contest: number, kind?: string): string => `/check?contest_id=${contest}${kind === undefined ? '' : `&kind=${kind}`}`,
  /** Where the player is compared with another. @param player an entry of theirs, which tells the circle too; 0 for whoever they met most */
  rival: (player: number, group?: number): string =>
    `/years/${player === 0 ? 'rival' : player}${group === undefined ? '' : `?group=${group}`}`,
} as const;
