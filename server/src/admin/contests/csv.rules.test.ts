import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvOf } from './csv.rules';

describe('rows as CSV', () => {
  it('come back as they were, whatever stands in them', () => {
    const text = fc.string().filter((value) => !/^[=+\-@\t\r]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, note: text, points: fc.integer() }), { minLength: 1, maxLength: 6 }), (rows) => {
        const read = parse(csvOf(rows), { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
        expect(read).toEqual(rows.map((row) => ({ ...row, points: String(row.points) })));
      }),
    );
  });

  it('hold no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t'), fc.string(), (first, rest) => {
        const line = csvOf([{ name: first + rest }]).split('\r\n')[1] ?? '';
        expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
      }),
    );
  });
});
