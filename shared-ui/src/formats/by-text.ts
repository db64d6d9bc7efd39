/** For sorting: by code unit, the same on every device. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
