/** What a season is called: 'Oak Street Pool 2026', and 'Golf 2026' where the name says the year already. */
export const seasonName = ({ name, year }: { readonly name: string; readonly year: number }): string =>
  name.split(/\W+/).includes(String(year)) ? name : `${name} ${year}`;
