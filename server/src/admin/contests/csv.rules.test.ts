import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLines, type Row } from './csv.rules';

const csvOf = (rows: readonly Row[]): string => [...csvLines(rows, Object.keys(rows[0] ?? {}))].join('');
const RUN = /^[ \u00a0]*[=+\-@\t\r]/;
/** Texts that are likely to hold what matters. */
const nasty = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ';', '\t', '\r', '\n', '"', ',', ' ', 'a', '1') });

describe('rows as CSV', () => {
  it('come back as they were, whatever stands in them', () => {
    const text = fc.string().filter((value) => !/(^|[;\t\r\n"])[ \u00a0]*[=+\-@\t\r]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, note: text, points: fc.integer() }), { minLength: 1, maxLength: 6 }), (rows) => {
        const read = parse<Record<string, string>>(csvOf(rows), { columns: true, record_delimiter: '\r\n' });
        expect(read).toEqual(rows.map((row) => ({ ...row, points: String(row.points) })));
      }),
    );
  });

  it('gain nothing but apostrophes', () => {
    fc.assert(
      fc.property(nasty, (name) => {
        const [read] = parse<Record<string, string>>(csvOf([{ name, last: 1 }]), { columns: true, record_delimiter: '\r\n' });
        expect(read!['name']!.replaceAll("'", '')).toBe(name);
      }),
    );
  });

  it('hold no text that a spreadsheet would run, whether it splits at commas, at semicolons or at tabs', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string()), (name) => {
        const csv = csvOf([{ id: 1, name, note: 'x' }]);
        const cells = parse(csv, { record_delimiter: '\r\n' }).flat();
        // A cell in quotes is no cell in quotes to a program for which it stands amid one of its own.
        const raw = csv.split(/[;\t\r\n]/);
        for (const one of [...cells, ...raw, ...raw.map((text) => text.replace(/^ *"/, ''))]) expect(one).not.toMatch(RUN);
      }),
      { numRuns: 2000 },
    );
    expect(csvOf([{ id: 1, name: 'Ann;=1+1' }])).toBe('id,name\r\n1,"Ann;\'=1+1"\r\n');
  });

  it('name their columns where there are no rows', () => {
    expect([...csvLines([], ['id', 'name'])]).toEqual(['id,name\r\n']);
  });
});
