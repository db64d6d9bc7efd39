import type { DataOf } from '@poolhouse/contract';

/** What the server sends for the board. */
export type GolfPage = DataOf<'GET golf/pagedata'>;
export type ShotsPage = DataOf<'GET golf/shotdetails'>;
