/** The settings of a new contest that are numbers, or lists of numbers, as they are typed. */
export interface Terms {
  readonly points_per_entry: string;
  readonly cigar_points: string;
  /** '84, 42' */
  readonly overall_points: string;
}

export const NO_TERMS: Terms = { points_per_entry: '', cigar_points: '', overall_points: '' };

export const TERM_LABELS: Readonly<Record<keyof Terms, string>> = {
  points_per_entry: 'Points per entry',
  cigar_points: 'Close but no cigar',
  overall_points: 'Overall prizes, first to last',
};

/** What the server is told: what was typed, and what the kind of contest knows. */
export function termsBody(
  terms: Terms,
  known: readonly string[],
): { points_per_entry?: number; cigar_points?: number; overall_points?: string } {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const list = terms.overall_points.replaceAll(/\s/g, '');
  const points = number(terms.points_per_entry);
  const cigar = number(terms.cigar_points);
  return {
    ...(known.includes('points_per_entry') && points !== undefined && { points_per_entry: points }),
    ...(known.includes('cigar_points') && cigar !== undefined && { cigar_points: cigar }),
    ...(known.includes('overall_points') && list !== '' && { overall_points: list }),
  };
}
