import { z } from 'zod';
import { defineApi } from '../endpoint';
import { group, id, success } from '../fields';
import { done, points, which, whichQuery } from './bbauction-fields';
import { auctionRoom, block, liveConfig, liveTeam, logRow, owner } from './bbauction-rows';

/** A player's own practice room: a short auction against bots, of which nothing stays. */
export const bbauctionPracticeApi = defineApi({
  'GET bbauction/practice': {
    summary: "The viewer's practice room as it is now; empty groups where there is none.",
    access: 'player',
    query: z.object(whichQuery),
    data: z.object({
      config: group(liveConfig),
      room: group(auctionRoom),
      owners: group(owner),
      block: group(block),
      log: group(logRow),
      /** Of the live page's teams those that are sold here; the others are not. */
      sold: group(liveTeam),
      /** Ms until something happens by itself; null once it is over. */
      practice: group(z.object({ ID: z.number().int(), wait: z.number().nullable() })),
    }),
  },
  'POST bbauction/practice': {
    summary: 'Opens a practice room, in place of the one that the viewer may have.',
    access: 'player',
    body: z.object(which).strict(),
    data: success,
  },
  'POST bbauction/practice_bid': {
    summary: "Bids in the viewer's practice room.",
    access: 'player',
    body: z.object({ ...which, lot: id, amount: points }).strict(),
    data: done,
  },
  'DELETE bbauction/practice': {
    summary: "Throws the viewer's practice room away.",
    access: 'player',
    query: z.object({}),
    data: success,
  },
});
