export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Rows as CSV with a header line (RFC 4180), a line at a time. Names are typed by anybody, so a text that a spreadsheet would take for a
 * formula is led by an apostrophe: at the beginning of a cell, and wherever one would begin for a program that splits at semicolons, as
 * spreadsheets do in much of Europe whatever quotes say.
 */
export function* csvLines(rows: readonly Row[], columns: readonly string[]): Generator<string> {
  if (columns.length === 0) return;
  yield line(columns);
  for (const row of rows) yield line(columns.map((column) => row[column] ?? null));
}

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Where a cell may begin, and what makes a formula of it. */
const FORMULA = /(?<=^|[;\t\r\n"])(?=[ \u00a0]*[=+\-@\t\r])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(FORMULA, "'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
