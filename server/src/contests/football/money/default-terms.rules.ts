/** What an administrator says of a contest's points; what is left out has its usual value. */
export interface TermsRequest {
  pointsPerEntry?: number | undefined;
  cigarPoints?: number | undefined;
  /** Comma list. */
  overallPoints?: string | undefined;
  showModel?: boolean | undefined;
}

/** Whole points of a comma list. */
export const pointsIn = (list: string): number[] => list.split(',').filter(Boolean).map(Number);

export function termsOf({ pointsPerEntry = 10, cigarPoints = 0, overallPoints = '', showModel = false }: TermsRequest) {
  return { pointsPerEntry, cigarPoints, overallPoints: pointsIn(overallPoints), showModel };
}
