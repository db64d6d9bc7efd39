import { z } from 'zod';
import { defineApi } from './endpoint';

/** Streams that a player may have open at once. */
export const LIVE_STREAMS = 4;

const livePage = z.string().min(1).max(500);

export const liveApi = defineApi({
  'GET live': {
    summary: 'An event stream (text/event-stream) of what a delta read of these pages would answer, as soon as it changes.',
    access: 'player',
    query: z.object({
      /** The `__delta` of a page that was read, as it came; up to four. Without one the stream tells only that the site is there, and its time. */
      page: z.union([livePage, z.array(livePage).min(1).max(4)]).optional(),
    }),
    /**
     * One event. `page`: its id says which of the pages, its data is the delta answer; `time`: the server's time as its header says it;
     * `beat`: every half second, that the server is there; `bye`: why the stream ends, the client goes on by polling.
     */
    data: z.object({ event: z.enum(['page', 'time', 'beat', 'bye']), data: z.string() }),
  },
});
