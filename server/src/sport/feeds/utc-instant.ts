import { z } from 'zod';

const ZONED = /(Z|[+-]\d\d:?\d\d)$/i;

/** An instant of a feed, epoch ms. One without a zone is UTC (specification 1, section 9), never this machine's own zone. */
export const utcInstant = z
  .string()
  .transform((text) => Date.parse(ZONED.test(text.trim()) || !text.includes('T') ? text : `${text.trim()}Z`))
  .refine(Number.isFinite, 'is not an instant');
