import type { DataOf } from '@poolhouse/contract';

export type ConsolePage = DataOf<'GET ad/pagedata'>;
