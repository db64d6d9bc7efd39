/** The settings of a new contest as they are typed: numbers, lists of numbers, and one that is ticked. */
export interface Terms {
  readonly first_week: string;
  readonly points_per_entry: string;
  readonly cigar_points: string;
  /** '84, 42' */
  readonly overall_points: string;
  /** Whether players see the model's margin where they pick. */
  readonly show_model: boolean;
}

export const NO_TERMS: Terms = { first_week: '', points_per_entry: '', cigar_points: '', overall_points: '', show_model: false };

/** Those that are typed. */
export type TypedTerm = Exclude<keyof Terms, 'show_model'>;

interface TermField {
  readonly label: string;
  readonly hint?: string;
  /** What stands there while nothing is typed, where the kind of contest says nothing else. */
  readonly usual: string;
}

export const TERM_FIELDS: Readonly<Record<TypedTerm, TermField>> = {
  first_week: { label: 'First week', hint: 'Weeks before it count for nobody', usual: '1' },
  points_per_entry: { label: 'Points per entry', usual: 'nothing' },
  cigar_points: { label: 'Close but no cigar', usual: 'nothing' },
  overall_points: { label: 'Overall prizes, first to last', hint: 'Such as 84, 42', usual: 'nothing' },
};

/** What stands there at first: a contest that is opened in mid-season begins with the week that is on or next. @param week of the season; 0 and 1 say nothing */
export const firstTerms = (week: number): Terms => (week > 1 ? { ...NO_TERMS, first_week: String(week) } : NO_TERMS);

interface TermsBody {
  first_week?: number;
  points_per_entry?: number;
  cigar_points?: number;
  overall_points?: string;
  show_model?: 1;
}

/** What the server is sent: what was typed or ticked, and what the kind of contest knows. */
export function termsBody(terms: Terms, known: readonly string[]): TermsBody {
  const number = (key: 'first_week' | 'points_per_entry' | 'cigar_points') =>
    known.includes(key) && terms[key].trim() !== '' ? { [key]: Number(terms[key]) } : {};
  const list = terms.overall_points.replaceAll(/\s/g, '');
  return {
    ...number('first_week'),
    ...number('points_per_entry'),
    ...number('cigar_points'),
    ...(known.includes('overall_points') && list !== '' && { overall_points: list }),
    ...(known.includes('show_model') && terms.show_model && { show_model: 1 as const }),
  };
}
