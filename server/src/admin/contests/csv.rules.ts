export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Rows as CSV with a header line (RFC 4180). A text that a spreadsheet would take for a formula is led by an apostrophe, since names are
 * typed by anybody.
 */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n') + (columns.length > 0 ? '\r\n' : '');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
