import type { ReportRow } from '../season-report';

/** A table as a report, an export or a season file has it. */
export interface PlainTable {
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
}

/** A table as somebody reads it. */
export interface ShownTable {
  readonly heads: readonly { readonly name: string; readonly isFigure: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** In words, without numbers of rows, which say nothing to a reader where names stand beside them, and without columns in which nothing is. */
export function shownTable({ columns, rows }: PlainTable): ShownTable {
  const shown = columns.filter((name) => !/^(id|.*_id)$/.test(name) && rows.some((row) => (row[name] ?? null) !== null));
  return {
    heads: shown.map((name) => ({ name: sentenceOf(name), isFigure: rows.every((row) => typeof (row[name] ?? 0) === 'number') })),
    rows: rows.map((row) => shown.map((name) => textOf(row[name]))),
  };
}

/** 'entry_name' as 'Entry name'. */
export function sentenceOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** '2026-11-14, 21:05 UTC' @param iso ISO 8601 in UTC */
export const instantOf = (iso: string): string => `${iso.slice(0, 10)}, ${iso.slice(11, 16)} UTC`;

function textOf(value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return ISO.test(value) ? instantOf(value) : value;
}
