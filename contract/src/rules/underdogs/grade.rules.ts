/** W won outright, C lost or tied but covered, L neither. */
export type DogGrade = 'W' | 'C' | 'L';

/**
 * How a pick that is over came out. A push covers nothing, so it is an L.
 *
 * @param margin points by which its team won, below 0 by which it lost; infinite for every line
 * @param spread points that it gets
 */
export const gradeOfMargin = (margin: number, spread: number): DogGrade => (margin > 0 ? 'W' : margin + spread > 0 ? 'C' : 'L');
