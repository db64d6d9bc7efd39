/** A line as it is read aloud: 'minus 3.5', 'plus 3', "pick'em", ''. */
export function speakLine(line: number | null): string {
  if (line === null) return '';
  return line === 0 ? "pick'em" : `${line < 0 ? 'minus' : 'plus'} ${Math.abs(line)}`;
}
