/** 'League 2026', and 'Golf 2026' where the name says the year already. */
export const seasonOf = ({ pool, Year }: { readonly pool: string; readonly Year: number }): string =>
  pool.includes(String(Year)) ? pool : `${pool} ${Year}`;
