import { FileRefused, readCsv } from './csv-file';

const read = (text: string) => readCsv(text, ['a', 'b']);
const refusal = (text: string) => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileRefused) return error.problems[0];
    throw error;
  }
  return undefined;
};

describe('reading a CSV file', () => {
  it('takes a byte order mark, CRLF, quotes and blank lines, and counts lines as an editor does', () => {
    const { rows, problems } = read('\uFEFFa,b,c\r\n1,"x, ""y""\r\nz",3\r\n\r\n 4 ,NA,6\r\n');
    expect(problems).toEqual([]);
    expect(rows.map((row) => [row.line, row.value('a'), row.value('b'), row.value('nowhere')])).toEqual([
      [2, '1', 'x, "y"\nz', ''],
      [5, '4', '', ''],
    ]);
  });

  it('names a line with too few or too many fields', () => {
    expect(read('a,b\n1,2\n3\n4,5,6\n').problems).toEqual([
      { line: 3, reason: 'has 1 field, the header has 2' },
      { line: 4, reason: 'has 3 fields, the header has 2' },
    ]);
  });

  it.each([
    ['', null, 'empty'],
    ['\uFEFF \r\n', null, 'empty'],
    ['<!DOCTYPE html><html></html>', 1, 'web page'],
    ['1,2\n3,4\n', 1, 'lacks a, b'],
    ['a,b,a\n1,2,3\n', 1, 'twice'],
    ['a,b\n1,"2\n3,4\n', 3, 'quote'],
  ])('refuses %j', (text, line, reason) => {
    expect(refusal(text)).toEqual({ line, reason: expect.stringContaining(reason) });
  });
});
