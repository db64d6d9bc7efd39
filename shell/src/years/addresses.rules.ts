import { shellRoutes } from '@poolhouse/shared-ui';

/** Where the records of a circle are. @param group undefined for the player's first circle */
export const yearsAddress = (group: number | undefined): string => `/years${group === undefined ? '' : `?group=${group}`}`;

/** Where the player is compared with another; contests' tables lead there too. */
export const rivalAddress = shellRoutes.rival;
