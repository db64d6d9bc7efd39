/** What a season is called: 'League 2026', and 'Golf 2026' where the name says the year already. */
export const seasonName = ({ name, year }: { readonly name: string; readonly year: number }): string =>
  new RegExp(`\\b${year}\\b`).test(name) ? name : `${name} ${year}`;
