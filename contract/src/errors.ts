import { z } from 'zod';

/** The closed list of error codes. A code never changes its meaning; the message is for people. */
export const errorCodes = [
  'bad_input', // a field is missing, malformed or out of range
  'not_signed_in', // no or wrong credentials
  'second_factor', // the password was right; the account asks for a passkey as well
  'locked', // too many failed sign-ins
  'too_many_requests', // this address must slow down
  'forbidden', // signed in, but not allowed
  'not_found', // no such thing, or none that you may see
  'conflict', // the thing changed, or exists already
  'game_started', // the pick's game has kicked off
  'no_line', // the game has no line, so it cannot be picked or locked
  'line_moved', // the line that was shown is no longer the current one
  'duplicate_pick', // the same game twice, or the same underdog in two weeks
  'reason_required', // an override of another player's picks without a reason
  'unavailable', // the server cannot do this now
  'internal', // our fault
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorAnswer = z.object({
  error: z.object({
    message: z.string(),
    code: z.enum(errorCodes),
    /** The field that was refused, or `pick3` for a reason that belongs to one pick. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
