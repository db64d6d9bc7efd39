import type { DataOf, GolfRecapConfig } from '@poolhouse/contract';

export type Recap = DataOf<'GET golf/recap'>;
export type RecapConfig = GolfRecapConfig;
