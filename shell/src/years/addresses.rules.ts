/** Where the records of a circle are. @param group undefined for the player's first circle */
export const yearsAddress = (group: number | undefined): string => `/years${groupQuery(group)}`;

/** Where the player is compared with another. @param player an entry of theirs; 0 for whoever they met most */
export const rivalAddress = (player: number, group: number | undefined): string =>
  `/years/${player === 0 ? 'rival' : player}${groupQuery(group)}`;

const groupQuery = (group: number | undefined): string => (group === undefined ? '' : `?group=${group}`);
