/** Shorter strokes have a line in the drawing of a hole, and no mark with their length. */
export const MARKED_FROM_YARDS = 30;
