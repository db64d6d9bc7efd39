import { z } from 'zod';
import { defineApi } from './endpoint';
import { success } from './fields';

/** Below /api/v1/: what calendar programs read. */
export const CALENDAR_PATH = 'na/calendar.ics';

/**
 * The player's private calendar. Its address is no call of this table: `GET na/calendar.ics?token=…` answers iCalendar and no `{ data }`,
 * since calendar programs know nothing else; without sign-in, since they have none. ETag and Last-Modified are answered with 304.
 */
export const calendarApi = defineApi({
  'GET utils/calendar': {
    summary: "Whether the player's calendar has an address, and since when.",
    access: 'player',
    data: z.object({
      /** ISO instant of real time; '' where it has none. */
      created: z.string(),
    }),
  },
  'POST utils/new_calendar': {
    summary: "Gives the player's calendar a new address, which is told this once; one that it had ends.",
    access: 'player',
    data: z.object({
      /** From the site's root. */
      path: z.string(),
    }),
  },
  'POST utils/revoke_calendar': {
    summary: "Takes the address of the player's calendar away.",
    access: 'player',
    data: success,
  },
});
