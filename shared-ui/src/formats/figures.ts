/** '−3.5', '+3', 'PK' for a pick'em, '' where there is no line. */
export function formatLine(line: number | null): string {
  if (line === null || Number.isNaN(line)) return '';
  if (line === 0) return 'PK';
  return `${line < 0 ? '\u2212' : '+'}${Math.abs(line)}`;
}

/** '34–18' */
export function formatRecord(...counts: number[]): string {
  return counts.join('\u2013');
}
