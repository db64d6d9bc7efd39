import type { DataOf } from '@poolhouse/contract';

/** What the server sends for every screen of this remote. */
export type UnderdogsPage = DataOf<'GET underdogs/pagedata'>;
