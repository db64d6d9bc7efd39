import fc from 'fast-check';
import { csvOf, fileNameOf, type CsvCell } from './csv.rules';

/** A small reader of RFC 4180, so that what is written is judged by what comes back. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, quoted, bare, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const cell = quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"');
    if (rows.length === 0 || rows.at(-1)!.at(-1) === '\r\n') rows.push([]);
    rows.at(-1)!.push(cell, ...(end === '\r\n' ? ['\r\n'] : []));
  }
  return rows.map((row) => row.slice(0, -1));
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '=', '+', '-', '@', '\t', 'a', '1', 'é') }));
const anyCell: fc.Arbitrary<CsvCell> = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
);
const anyTable = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

it('comes back as it was, but for the apostrophe before what a spreadsheet would run', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const back = read(csvOf(table));
      expect(back.map((row) => row.length)).toEqual(table.map((row) => row.length));
      table.forEach((row, i) =>
        row.forEach((cell, j) => {
          const text = back[i]![j]!;
          if (typeof cell === 'string') expect(text === cell || text === `'${cell}`).toBe(true);
          else expect(text).toBe(cell === null ? '' : String(cell));
        }),
      );
    }),
  );
});

it('never lets text begin as a formula', () => {
  fc.assert(fc.property(anyText, (text) => expect(read(csvOf([[text]]))[0]![0]).not.toMatch(/^[=+\-@\t\r]/)));
  expect(csvOf([['=HYPERLINK("http://x")', -3.5]])).toBe('\uFEFF"\'=HYPERLINK(""http://x"")",-3.5\r\n');
});

it('names files by plain words', () => {
  expect(fileNameOf('csv', 'Oak Street Pool', 'week', 11, 'Picks')).toBe('oak-street-pool-week-11-picks.csv');
  expect(fileNameOf('csv', 'Golf 2026', 2026, 'Picks')).toBe('golf-2026-picks.csv');
  expect(fileNameOf('csv', '<b>../..</b>')).toBe('b-b.csv');
  expect(fileNameOf('csv', '***')).toBe('table.csv');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => expect(fileNameOf('csv', name)).toMatch(/^[\p{L}\p{N}-]+\.csv$/u)));
});
