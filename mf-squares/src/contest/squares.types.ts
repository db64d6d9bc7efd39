import type { DataOf } from '@poolhouse/contract';

export type SquaresPage = DataOf<'GET bbsquares/pagedata'>;
