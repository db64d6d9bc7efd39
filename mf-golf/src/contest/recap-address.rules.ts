/** The address of a tournament's recap. */
export const recapAddress = (tid: number): string => `/golf/recap?tid=${tid}`;

/** The same in Pick1. @param contest a Pick1 contest */
export const pick1RecapAddress = (contest: number, tid: number): string => `/pick1golf/recap?contest=${contest}&tid=${tid}`;
