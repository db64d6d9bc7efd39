/** The address of a tournament's recap. */
export const recapAddress = (tid: number): string => `/golf/recap?tid=${tid}`;
