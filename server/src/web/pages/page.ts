import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';

/**
 * A row of a page. `ID` (or `id`) names it within its group. All rows of a group have the same fields, null where there
 * is nothing: the client overlays a changed row on the old one, so a field that is left out would stay. A row is never
 * changed after it was handed over. The order of rows does not travel with a delta; what is shown in an order is sorted
 * by the client.
 */
export type PageRow = { ID: number | string } | { id: number | string };
/** Group name to rows. */
export type PageGroups = Record<string, readonly PageRow[]>;

/** What a page kind reads from the database for one set of parameters, before any viewer is looked at. */
export interface PageModel<Model> {
  model: Model;
  /** The page changes by itself at this instant (a kick-off, a new week), epoch ms; Infinity for never. */
  validUntil: number;
  /** The last such instant that has passed, epoch ms; 0 for none. With the scope counters it makes the version. */
  validFrom: number;
}

/** A kind of page: how it is named, what it depends on, how it is read, and what one viewer may see of it. */
export interface PageKind<Params, Model> {
  readonly name: string;
  /** Two params with the same key are the same page. */
  key(params: Params): string;
  /** Scopes whose change makes the model stale. Depends on the params alone. */
  scopes(params: Params): readonly string[];
  /**
   * Reads one consistent snapshot. `now` decides what time has made visible, and nothing else: from `validFrom` on and up
   * to `validUntil` the page is the same.
   */
  load(tx: Tx, params: Params, now: number): Promise<PageModel<Model>>;
  /** The viewer's page; what the viewer may not see is not in it. Pure, always with the same groups. */
  rows(model: Model, viewer: Viewer, now: number): PageGroups;
}

/** A prepared answer. */
export interface PageAnswer {
  readonly page: true;
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | 'identity';
  /** Whether the same viewer would get the same answer to the same URL now. Costs no query. */
  still(): boolean;
}

export interface Pages {
  /**
   * The answer for one viewer. Without `since`, or with one that is unknown, the whole page
   * `{"data":{…},"__delta":"…"}`; a whole page that answers a delta read carries `"__whole":true`, so that the client
   * replaces instead of merging. With a known `since` only the rows changed after it; a row that is gone is sent as
   * `{"ID":…,"__removed":1}`; `{"data":{}}` when nothing changed.
   *
   * @param deltaUrl path and query without `since`; the answer's `__delta` is this plus the version
   */
  read<P, M>(
    kind: PageKind<P, M>,
    params: P,
    viewer: Viewer,
    deltaUrl: string,
    since: string | undefined,
    acceptEncoding: string,
  ): Promise<PageAnswer>;
}
