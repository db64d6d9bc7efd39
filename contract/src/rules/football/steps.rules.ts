/** What may have changed a score. 'two_points' are a safety or a conversion, 'points' several scores at once; '' where it was the period, or is not known. */
export type StepKind = '' | 'touchdown' | 'field_goal' | 'safety' | 'conversion' | 'two_points' | 'extra_point' | 'points' | 'correction';

/** A football game as it stood when its score or its period became another one. */
export interface GameStep {
  /** Site time when it was seen, s. */
  at: number;
  /** 'Q3', 'Halftime', 'OT', 'Final' */
  status: string;
  timeLeft: string;
  score1: number;
  score2: number;
  /** A StepKind, or what a later release calls another one. */
  what: string;
}

/** A game's steps as they are sent: `,` between the fields of one, `;` between two. */
export const stepsText = (steps: readonly GameStep[]): string =>
  steps.map(({ at, status, timeLeft, score1, score2, what }) => [at, status, timeLeft, score1, score2, what].join()).join(';');

/** The steps of such a text. */
export const stepsFrom = (text: string): GameStep[] =>
  text.split(';').flatMap((part) => {
    const [at, status = '', timeLeft = '', score1, score2, what = ''] = part.split(',');
    return at ? [{ at: Number(at), status, timeLeft, score1: Number(score1), score2: Number(score2), what }] : [];
  });
