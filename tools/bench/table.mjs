/**
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {string} unit 'B', 'kB', 'ms', '×' or 'of 1', a share
 * @property {'at most' | 'at least'} [way] which side of the bound is good; none for a figure that only informs
 * @property {number} [bound]
 * @property {string} [note]
 * @property {string} [beside] what the machine did meanwhile, of all figures that were measured together
 */

/** @param {Figure} figure */
export function holds({ value, way, bound }) {
  if (bound === undefined) return true;
  return way === 'at least' ? value >= bound : value <= bound;
}

/** @param {Figure[]} figures */
export function missed(figures) {
  return figures.filter((figure) => !holds(figure));
}

/** @param {number} value @param {string} unit */
function print(value, unit) {
  const digits = unit === '×' ? 2 : unit === 'kB' ? 1 : unit === 'of 1' ? 3 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

/** @param {Figure} figure */
function cells(figure) {
  const sign = figure.way === 'at least' ? '≥' : '≤';
  return [
    figure.what,
    print(figure.value, figure.unit),
    figure.bound === undefined ? '' : `${sign} ${figure.bound} ${figure.unit}`,
    figure.bound === undefined ? '' : holds(figure) ? 'yes' : 'NO',
    figure.note ?? '',
    figure.beside ?? '',
  ];
}

const heads = ['figure', 'measured', 'bound', 'holds', 'how', 'the machine meanwhile'];

/** @param {Figure[]} figures */
export function asText(figures) {
  const rows = [heads, ...figures.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Figure[]} figures */
export function asMarkdown(figures) {
  const line = (/** @type {string[]} */ row) => `| ${row.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...figures.map((figure) => line(cells(figure)))].join('\n');
}
