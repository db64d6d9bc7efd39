/** The address of what a board came to. */
export const recapAddress = (contest: number): string => `/bbsquares/recap?contest=${contest}`;
