import type { z } from 'zod';

/** Who may make a call: anybody, any signed-in player, an administrator, or a team's machine with its release key. The server checks it for each call. */
export type Access = 'anyone' | 'player' | 'admin' | 'team';

/** One call of the API, written once: the server validates with it, the browser takes its types from it. */
export interface Endpoint {
  /** One sentence for people; it becomes the summary in openapi.json. */
  readonly summary: string;
  readonly access: Access;
  /** A GET of the specification that changes something; other methods always do. */
  readonly writes?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a file, as it is. */
  readonly bytes?: true;
  /** What stands under `data` in the answer. */
  readonly data: z.ZodType;
}

/** `GET football/pagedata`: the method, a blank, and the path below /api/v1/. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** Keeps the literal types of a table of endpoints while checking its shape. */
export function defineApi<const T extends Record<EndpointKey, Endpoint>>(table: T): T {
  return table;
}

/** What stands under `data` in the answer of one call of a table. */
export type AnswerOf<T, K extends keyof T> = T[K] extends { data: infer D extends z.ZodType } ? z.output<D> : never;
/** A row of a group, `{ data: [...] }`. */
export type RowOf<T> = T extends { data: (infer R)[] } ? R : never;
