import type { DataOf } from '@poolhouse/contract';

export type Card = DataOf<'GET ad/contest'>;

export type CardRow = Card['contest']['data'][number];

export type CardEntry = Card['entries']['data'][number];
