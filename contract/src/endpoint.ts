import type { z } from 'zod';
import { strictly } from './strictly';

/**
 * Who may make a call: anybody, any signed-in player, or somebody with a role. `helper` of the contest, `commissioner` of the group and
 * `site` administrator each include those before. `team` is a team's machine with its release key. The server checks it for each call.
 */
export type Access = 'anyone' | 'player' | Role | 'team';
export type Role = 'helper' | 'commissioner' | 'site';

/** What a field of the input can name, from which the server finds the group, and the contest, in which the caller must hold the role. */
export type PlaceKind =
  | 'group'
  | 'contest'
  | 'entry'
  /** A user's id, */
  | 'user'
  /** and a user's name or e-mail. */
  | 'person'
  | 'message'
  | 'invite'
  | 'claim'
  /** A line of the activity log. */
  | 'activity';

/**
 * By what is named, the field that names it. Each that the input gives must lie where the caller has the role, else it is answered as
 * unknown. Where it gives none, the caller needs the role somewhere, and the call takes what lies there.
 */
export type Place = Readonly<Partial<Record<PlaceKind, string>>>;

interface Call {
  /** One sentence for people; it becomes the summary in openapi.json. */
  readonly summary: string;
  /** A GET of the specification that changes something; other methods always do. */
  readonly writes?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Bytes that the JSON of the body may have; default 64 kB. */
  readonly bodyLimit?: number;
  /** The body is a file, as it is. */
  readonly bytes?: true;
  /** The answer is a file of this type, as it is. */
  readonly file?: string;
  /** What stands under `data` in the answer. */
  readonly data: z.ZodType;
}

/**
 * One call of the API, written once: the server validates with it, the browser takes its types from it. A call for a role of a group says
 * where.
 */
export type Endpoint = Call &
  (
    | { readonly access: Exclude<Access, 'helper' | 'commissioner'>; readonly place?: never }
    | { readonly access: 'helper' | 'commissioner'; readonly place: Place }
  );

/** `GET football/pagedata`: the method, a blank, and the path below /api/v1/. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/**
 * Keeps the literal types of a table of endpoints while checking its shape. Every call refuses fields that it does not know, whether its
 * own schema says so or not: a name that is misspelt, or another's, is never dropped in silence.
 */
export function defineApi<const T extends Record<EndpointKey, Endpoint>>(table: T): T {
  const calls = Object.entries<Endpoint>(table).map(([key, { query, body, ...call }]) => [
    key,
    { ...call, ...(query && { query: strictly(query) }), ...(body && { body: strictly(body) }) },
  ]);
  return Object.fromEntries(calls) as T;
}

/** What stands under `data` in the answer of one call of a table. */
export type AnswerOf<T, K extends keyof T> = T[K] extends { data: infer D extends z.ZodType } ? z.output<D> : never;
/** A row of a group, `{ data: [...] }`. */
export type RowOf<T> = T extends { data: (infer R)[] } ? R : never;
