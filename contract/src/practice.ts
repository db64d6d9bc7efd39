import { z } from 'zod';
import { defineApi } from './endpoint';
import { instant } from './fields';

const clockState = z.object({
  /** The site's time, ISO. */
  now: z.string(),
  /** Seconds of it that pass in a real second; 0 stands still. */
  rate: z.number(),
});

/** Exists only in practice mode. */
export const practiceApi = defineApi({
  'GET practice/clock': { summary: "The practice clock's time and speed.", access: 'site', data: clockState },
  'POST practice/clock': {
    summary: 'Moves the practice clock; answers when every result that is visible by then is graded.',
    access: 'site',
    body: z.object({ now: instant.optional(), rate: z.number().min(0).max(100_000).optional() }).strict(),
    data: clockState,
  },
});
