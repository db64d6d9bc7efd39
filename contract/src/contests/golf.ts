import { z } from 'zod';
import { flag, group } from '../fields';
import { defineContest } from './contest-contract';
import { entryName, newEntryName } from './entry-name-option';
import { golfAdminApi } from './golf-admin';
import { golfApi } from './golf-api';
import { golfMySeasonApi } from './golf-my-season';

export const golf = defineContest({
  type: 'golf',
  name: 'Golf',
  api: { ...golfApi, ...golfMySeasonApi, ...golfAdminApi },
  errors: {
    picks_locked: 409,
    missing_pick: 400,
    wrong_group: 400,
    golfer_not_in_field: 400,
    golfer_withdrawn: 409,
    no_field_yet: 409,
    side_action_closed: 409,
    team_event: 400,
    not_configured: 409,
    unknown_tournament: 404,
    unknown_golfer: 404,
    /** Before the first tee, or before the round, there is nothing to write. */
    not_started: 409,
    /** The golfer does not play that round any more. */
    golfer_out: 409,
    /** The write is unusual for how the tournament stands: the message asks, `confirm` answers. */
    confirm_needed: 409,
  },
  options: {
    /** `golf_pushes`: 1 where the player wants to be told on a device what happens in golf; an older site leaves it out. */
    shown: { golf: entryName, golf_pushes: flag.optional() },
    changed: { golf: newEntryName, golf_pushes: flag },
  },
  console: {
    user: { Golf: flag, golf_entry_name: z.string(), golf_entry_id: z.number().int().nullable() },
    groups: {
      /** The field of the tournament that is picked for next. */
      available_golfers: group(
        z.object({ ID: z.number().int(), Golfer_ID: z.number().int(), Name: z.string(), Group_Num: z.number().int() }),
      ),
    },
  },
});

/** One golfer a tournament; its table stands on the golf page. */
export const pick1Golf = defineContest({
  type: 'pick1golf',
  name: 'Pick1Golf',
  api: {},
  console: { user: { pick1golf_entry_id: z.number().int().nullable() }, groups: {} },
});
