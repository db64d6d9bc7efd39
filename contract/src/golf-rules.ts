/** What golf's server and screens both go by. No zod is in it. */
export type { Outline, Spot } from './rules/golf/convex-outline.rules';
export { groundText, shapesIn, type Circle, type GroundShapes, type Station } from './rules/golf/ground-text.rules';
export { MARKED_FROM_YARDS } from './rules/golf/marks.constants';
