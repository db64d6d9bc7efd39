import { formatList, plural } from '@poolhouse/contract/formats';
import { CsvError, parse } from 'csv-parse/sync';
import { must } from '../../ground/must';

/** What is wrong with a file; `line` counts from 1, null when the file as a whole is meant. */
export interface FileProblem {
  line: number | null;
  reason: string;
}

/** A file that is not taken in. Nothing of it has been written. */
export class FileRefused extends Error {
  constructor(readonly problems: readonly FileProblem[]) {
    super(describe(problems));
    this.name = 'FileRefused';
  }
}

export interface CsvRow {
  line: number;
  /** The trimmed value of a column; '' when it is empty, absent or R's NA. */
  value(column: string): string;
}

export interface CsvFile {
  rows: CsvRow[];
  problems: FileProblem[];
}

/**
 * Reads a CSV file with a header line. A byte order mark, CRLF and quoted fields (line breaks inside too) are welcome.
 *
 * @throws FileRefused when it is not a CSV file with these columns
 */
export function readCsv(text: string, required: readonly string[]): CsvFile {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw refusal(null, 'The file is empty.');
  if (start.startsWith('<')) throw refusal(1, 'This is a web page, not a CSV file.');
  const [first, ...records] = parseRecords(text);
  const header = must(first, 'the header of a file that is not empty');
  const index = columnsOf(header, required);
  const problems: FileProblem[] = [];
  const rows: CsvRow[] = [];
  for (const { record, line } of records) {
    if (record.length !== header.record.length) {
      problems.push({ line, reason: `has ${plural(record.length, 'field')}, the header has ${header.record.length}` });
      continue;
    }
    rows.push({ line, value: (column) => present(record[index.get(column) ?? -1]) });
  }
  return { rows, problems };
}

interface NumberedRecord {
  record: string[];
  line: number;
}

function parseRecords(text: string): NumberedRecord[] {
  const records: NumberedRecord[] = [];
  try {
    // csv-parse counts CRLF inside a quoted field as two lines, and names the last line of a record.
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines - (record.join('').match(/\n/g)?.length ?? 0) });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : null;
    throw refusal(line, 'The file is not proper CSV: a quote is not closed, or stands inside a field.');
  }
  return records;
}

function columnsOf({ record, line }: NumberedRecord, required: readonly string[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const [at, name] of record.entries()) {
    if (required.includes(name) && index.has(name)) throw refusal(line, `The column ${name} is there twice.`);
    index.set(name, at);
  }
  const missing = required.filter((name) => !index.has(name));
  if (missing.length > 0) throw refusal(line, `The header line lacks ${formatList(missing)}.`);
  return index;
}

function present(value: string | undefined): string {
  return value === undefined || value === 'NA' ? '' : value;
}

function refusal(line: number | null, reason: string): FileRefused {
  return new FileRefused([{ line, reason }]);
}

function describe(problems: readonly FileProblem[]): string {
  const shown = problems.slice(0, 20).map(({ line, reason }) => (line === null ? reason : `Line ${line}: ${reason}`));
  if (problems.length > shown.length) shown.push(`… and ${problems.length - shown.length} more.`);
  return [...shown, 'Nothing of this file was written.'].join('\n');
}
