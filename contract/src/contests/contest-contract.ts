import { z } from 'zod';
import { NFL_WEEKS } from '../constants';
import type { Endpoint, EndpointKey } from '../endpoint';

type Fields = Readonly<Record<string, z.ZodType>>;

/** What one kind of contest brings to the contract beside its calls. `contests/index.ts` lists them all. */
export interface ContestContract {
  /** As the database and `ad/add_contest` spell it: `football`. */
  readonly type: string;
  /** As sign-in's `user_contests` spells it: `Football`. */
  readonly name: string;
  readonly api: Readonly<Record<EndpointKey, Endpoint>>;
  /** Error codes of its own, with the HTTP status that each is answered with: `{ team_taken: 409 }`. */
  readonly errors?: Readonly<Record<string, 400 | 403 | 404 | 409>>;
  /** Kinds of notice about a game that players may ask for, beside the shared ones. */
  readonly notices?: readonly string[];
  /** What `ad/add_contest` takes for it beside name and year, each optional. */
  readonly opening?: Fields;
  /** What `ad/add_contest_entry` takes for it beside user and name, each optional. */
  readonly entering?: Fields;
  /** Its sections of `utils/useroptions`: as answered, and as a change takes them. */
  readonly options?: { readonly shown: Fields; readonly changed: Fields };
  /** What it adds to the admin console: fields of each user's row, and groups of its own. */
  readonly console?: { readonly user: Fields; readonly groups: Fields };
}

/** Keeps the literal types of a contest's declaration while checking its shape. */
export const defineContest = <const T extends ContestContract>(contest: T): T => contest;

/** The week of the season in which a contest begins; those before it count for nobody. */
export const firstWeek = z
  .number()
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(NFL_WEEKS, `must be at most ${NFL_WEEKS}`);

/** Whole points that an entry pays in. */
export const pointsPerEntry = z.number().int().min(0).max(100_000);
/** A list of whole points for the overall places, `30,20,10`. */
export const pointsList = z
  .string()
  .max(100)
  .regex(/^\d{1,6}(,\d{1,6}){0,19}$/, 'must be whole numbers with commas between');
