export type CsvCell = string | number | null | undefined;

/** Read as a formula by spreadsheets when a cell's text begins so (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;
const special = /[",\r\n]/;

/**
 * One cell, RFC 4180. Players choose their own names, so text that a spreadsheet would run gets an apostrophe in front;
 * numbers are written as they are.
 */
function cellOf(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = formula.test(value) ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV, with CRLF and a byte order mark, by which spreadsheets know that it is UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** 'oak-street-pool-week-11-picks.csv': words as every file system takes them. */
export function fileNameOf(ending: string, ...words: readonly (string | number)[]): string {
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    // 'Golf 2026' of 2026.
    .replaceAll(/(^|-)(\d{4})-\2(?=-|$)/g, '$1$2');
  return `${plain.slice(0, 100) || 'table'}.${ending}`;
}
