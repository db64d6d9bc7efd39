import { z } from 'zod';
import { contestErrors, type ContestErrorCode } from './contests';

/**
 * The error codes of the house, with the HTTP status of each. A contest may add its own. A code never changes its meaning; the message is
 * for people.
 */
const houseErrors = {
  bad_input: 400, // a field is missing, malformed or out of range
  not_signed_in: 401, // no or wrong credentials
  second_factor: 401, // the password was right; the account asks for a passkey as well
  locked: 423, // too many failed sign-ins
  too_many_requests: 429, // this address must slow down
  forbidden: 403, // signed in, but not allowed
  not_found: 404, // no such thing, or none that you may see
  conflict: 409, // the thing changed, or exists already
  game_started: 409, // the pick's game has kicked off
  no_line: 409, // the game has no line, so it cannot be picked or locked
  line_moved: 409, // the line that was shown is no longer the current one
  duplicate_pick: 400, // the same game twice, or the same underdog in two weeks
  reason_required: 400, // an override of another player's picks without a reason
  unavailable: 503, // the server cannot do this now
  internal: 500, // our fault
} as const;

export type ErrorCode = keyof typeof houseErrors | ContestErrorCode;
/** The closed list of codes and the HTTP status that each is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = { ...houseErrors, ...contestErrors };
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorAnswer = z.object({
  error: z.object({
    message: z.string(),
    code: z.enum(errorCodes),
    /** The field that was refused, or `pick3` for a reason that belongs to one pick. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
