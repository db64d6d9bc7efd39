import type { DataOf, RowOf } from '@poolhouse/contract';

export const TITLE = '__Title__';

/** What the server sends for the board. */
export type BoardData = DataOf<'GET __id__/pagedata'>;
export type ConfigRow = RowOf<BoardData['config']>;
export type GameRow = RowOf<BoardData['games']>;
export type PickRow = RowOf<BoardData['picks']>;
export type StandingRow = RowOf<BoardData['standings']>;
