import { WORTH_COMPRESSING } from './pack';

/** Own rows of so many characters are always short. */
const SHORT = 1200;
/** Beside a long page more is: a line for each year that was played must not have all of it packed anew. */
const LITTLE_BESIDE = 1 / 32;
const LONGEST = 8000;

/**
 * Whether a viewer's own rows are sent as they are behind what is shared, which is packed once for all; others are worth packing together with it.
 *
 * @param end characters of the own rows @param shared characters before them
 */
export function isShortEnd(end: number, shared: number): boolean {
  return end < Math.min(LONGEST, Math.max(SHORT, shared * LITTLE_BESIDE)) && (end < WORTH_COMPRESSING || end < shared);
}
