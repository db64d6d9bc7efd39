/** From here on a table is cut: a browser lays out some thousand nodes at once, and nobody reads 500 rows. Source: the bound of a long board. */
export const CUT_FROM = 60;
/** Rows that stand at the top of a cut table of figures. */
export const FIRST = 30;
/** A cell of a grid has a chip, words and a line: of a grid so many cells stand at the top, in ten rows at least. */
const CELLS = 75;
const LEAST_ROWS = 10;
/** Rows around each of the player's own. */
export const NEAR = 5;
/** A gap of fewer rows is not worth its own line. */
const LEAST_GAP = 4;

/** Rows from `from` up to but without `to`; what is not shown stands behind a line that tells how many rows they are. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly shown: boolean;
}

/** Rows that stand at the top of a cut grid. @param columns how many cells a row has */
export const firstOfGrid = (columns: number): number => Math.max(LEAST_ROWS, Math.min(FIRST, Math.floor(CELLS / Math.max(1, columns))));

/**
 * What of a table stands at first: its beginning and the player's own neighbourhood, all of it where it is short.
 *
 * @param length how many rows there are
 * @param mine the numbers of the player's own rows, upwards
 * @param first rows that stand at the top
 * @returns spans that follow each other and together are all rows
 */
export function spansOf(length: number, mine: readonly number[], first = FIRST): Span[] {
  if (length <= CUT_FROM) return [{ from: 0, to: length, shown: true }];
  const wanted = [{ from: 0, to: first }, ...mine.map((at) => ({ from: Math.max(0, at - NEAR), to: Math.min(length, at + NEAR + 1) }))];
  const spans: Span[] = [];
  for (const { from, to } of wanted) {
    const end = spans.at(-1)?.to ?? 0;
    if (to <= end) continue;
    if (from - end >= LEAST_GAP) spans.push({ from: end, to: from, shown: false });
    const begin = from - end >= LEAST_GAP ? from : end;
    const last = spans.at(-1);
    if (last?.shown) spans[spans.length - 1] = { ...last, to };
    else spans.push({ from: begin, to, shown: true });
  }
  const end = spans.at(-1)?.to ?? 0;
  if (length > end) spans.push({ from: end, to: length, shown: false });
  return spans;
}
