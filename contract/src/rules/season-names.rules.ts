/** A year, or two of them: '2026', '’26', '2026-27', '26/27'. */
const YEARS = /(^|[^\w'’])(['’]?)(\d{4}|\d{2})(?:([-–/])(['’]?)(\d{4}|\d{2}))?(?!\w)/g;

const isYear = (digits: string, year: number): boolean => Number(digits) === (digits.length === 4 ? year : year % 100);
const inDigits = (year: number, { length }: string): string => String(length === 4 ? year : year % 100).padStart(length, '0');

/**
 * A name with the year in it that it is of, as it would be called in another year: 'Oak Street 2026' becomes 'Oak Street 2027', 'Bowls 2026-27'
 * becomes 'Bowls 2027-28'. Other figures stay, and so does a name without its year.
 */
export const nameInYear = (name: string, from: number, to: number): string =>
  name.replace(YEARS, (all: string, ...parts: string[]) => {
    const [before = '', mark = '', first = '', dash = '', second = '', last = ''] = parts;
    // Two digits by themselves may be anything.
    const said = last !== '' ? isYear(first, from) && isYear(last, from + 1) : isYear(first, from) && (first.length === 4 || mark !== '');
    if (!said) return all;
    return `${before}${mark}${inDigits(to, first)}${dash}${second}${last === '' ? '' : inDigits(to + 1, last)}`;
  });

/** What the names of a pool's years have in common; to be compared, not to be shown. */
export const seriesName = ({ name, year }: { readonly name: string; readonly year: number }): string => nameInYear(name, year, 0);

/** What a season is called: 'League 2026', and 'Golf 2026' or 'Bowls 2026-27' where the name says the year already. */
export const seasonName = ({ name, year }: { readonly name: string; readonly year: number }): string =>
  new RegExp(`\\b${year}\\b`).test(name) || nameInYear(name, year, year + 1) !== name ? name : `${name} ${year}`;
