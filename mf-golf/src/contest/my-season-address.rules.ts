/** The address of the player's own season. */
export const MY_SEASON = '/golf/season/me';
