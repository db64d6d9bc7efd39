import { widthOf, type Weight } from './letter-widths.rules';

/** The text, or as much of its beginning as there is room for, with '…'. */
export function cutTo(text: string, room: number, size: number, weight: Weight): string {
  if (widthOf(text, size, weight) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`, size, weight) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of these sizes at which the text has room; the last one where it has at none. Sizes fall. */
export const sizeFor = (text: string, room: number, sizes: readonly number[], weight: Weight): number =>
  sizes.find((size) => widthOf(text, size, weight) <= room) ?? sizes.at(-1) ?? 0;

/** Words on lines of this room; what has none on the last of them is cut. */
export function linesOf(
  text: string,
  { room, size, weight, most }: { room: number; size: number; weight: Weight; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && widthOf(longer, size, weight) <= room;
    if (fits || lines.length === most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cutTo(line, room, size, weight));
}
