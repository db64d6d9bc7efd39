import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { MadeRow } from './made-row';

/**
 * A row of a page. `ID` (or `id`) names it within its group. All rows of a group have the same fields, null where there
 * is nothing: a client that knows the specification alone overlays what changed on the old row, so a field that is left
 * out would stay. A row is never changed after it was handed over. The order of rows does not travel with a delta; what is
 * shown in an order is sorted by the client.
 */
export type PageRow = { ID: number | string } | { id: number | string } | MadeRow;
/** A group that is an object: a value that changed is sent under its key, one that is gone as null. */
export type KeyedRows = ReadonlyMap<string, object>;
export type PageGroup = readonly PageRow[] | KeyedRows;
/** Group name to rows. */
export type PageGroups = Readonly<Record<string, PageGroup>>;
/** The groups of a page whose groups are all lists. */
export type PageLists = Readonly<Record<string, readonly PageRow[]>>;

/** What a part reads from the database for one set of parameters, before any viewer is looked at. */
export interface PageModel<Model> {
  model: Model;
  /** The page changes by itself at this instant (a kick-off, a new week), epoch ms; Infinity for never. */
  validUntil: number;
  /** The last such instant that has passed, epoch ms; 0 for none. With the tag counters it makes the version. */
  validFrom: number;
}

/**
 * A part of a page: some groups, and what they hang on. Only stale parts are loaded, all from the same snapshot. What is the same
 * object as before (a model, a group, a row) is not looked at again, so `load` hands out what did not change as it was.
 */
export interface Part<Params, Model, Own = Model> {
  readonly name: string;
  /** Tags whose change makes the model stale. Depends on the params alone. */
  tags(params: Params): readonly string[];
  /**
   * Reads one consistent snapshot. `now` decides what time has made visible, and nothing else: from `validFrom` on and up
   * to `validUntil` the part is the same.
   *
   * @param before what it read the last time, if that is still at hand
   */
  load(tx: Tx, params: Params, now: number, before: Model | undefined): Promise<PageModel<Model>>;
  /** What all viewers see alike: written, compared and packed once for all of them. Pure, always with the same groups. */
  shared?(model: Model): PageGroups;
  /**
   * What is this viewer's alone; a row takes the place of the shared one of the same name. What the viewer may not see is
   * neither here nor in `shared`. Pure: the same model and viewer have the same rows. Always with the same groups.
   */
  own?(model: Own, viewer: Viewer): PageGroups;
  /** What `own` needs of a model, where that is less than all of it: earlier states hold on to no more. Default the model, if there is `own`. */
  keep?(model: Model): Own;
  /** What keeping a model costs beyond its shared rows, in bytes, roughly; default 2,000. */
  weigh?(model: Model): number;
}

/** A page as one user looks at it. */
export interface Mine<Params> {
  readonly params: Params;
  /** What they may run stays as it is: with other roles a user looks at another page. */
  readonly viewer: Viewer;
}

/** A kind of page: how it is named, and its parts. A group's shared rows come from one part. */
export interface PartedPage<Params> {
  readonly name: string;
  /** Two params with the same key are the same page. */
  key(params: Params): string;
  readonly parts: readonly Part<Params, unknown, unknown>[];
  /**
   * Parts that hang on tags of one user: what is written there makes nobody else's page stale and moves nobody else's version. For
   * what is sealed, where to hear that something was written would tell of it, and for what hangs on the viewer alone. They have own rows
   * alone; one that has the name of another part's own row adds its fields to it.
   */
  readonly mine?: readonly Part<Mine<Params>, unknown, unknown>[];
  /** What those who watch it over the live channel are said to be in; left out where nobody asks. */
  room?(params: Params): string;
  /** How many earlier states are kept, for clients that hold them; default 100. */
  readonly states?: number;
}

/** A prepared answer. */
export interface PageAnswer {
  readonly page: true;
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | 'identity';
  /** Where a page tells who watches it: the room. */
  readonly room?: string;
  /** Worth remembering: the same question will come again. A delta's will not, the client goes on from it. */
  readonly lasting: boolean;
  /** The version that the client holds with this answer: what it would send as `since`. */
  readonly version: string;
  /** Until when it is the answer if nothing is written, by the site's clock; Infinity for ever. */
  readonly until: number;
  /** Whether the same viewer would get the same answer to the same URL now. Costs no query. */
  still(): boolean;
}

/** What a client says beside who it is and what it wants to see. */
export interface PageRequest {
  /** Path and query without `since`; the answer's `__delta` is this plus the version. */
  deltaUrl: string;
  since: string | undefined;
  acceptEncoding: string;
  /** The client lays the viewer's own rows over the others itself: where those are many, they need not be written out for each viewer. */
  apart?: boolean;
}

export interface Pages {
  /**
   * The answer for one viewer. Without `since`, or with one that is unknown, the whole page
   * `{"data":{…},"__delta":"…"}`; a whole page that answers a delta read carries `"__whole":true`, so that the client
   * replaces instead of merging. To a client that takes them apart, own rows that take the place of shared ones come as `__own`, groups like
   * those of `data`. With a known `since` only the rows changed after it, each with its identifier and the fields that
   * changed, `__without` naming those it has no more; a row that is gone is sent as `{"ID":…,"__removed":1}`, one of a keyed group as
   * null under its key; `{"data":{}}` when nothing changed.
   */
  read<P>(page: PartedPage<P>, params: P, viewer: Viewer, requested: PageRequest): Promise<PageAnswer>;
}
