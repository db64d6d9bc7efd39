import type { ContestType } from '@poolhouse/contract';
import type { ContestModule } from '../plug';
import type { SeasonReport } from '../season-report';

/** The report of a kind of contest; undefined for one of which nothing can be played yet. */
export const reportOf = (modules: readonly ContestModule[], type: ContestType): SeasonReport | undefined =>
  modules.find(({ season }) => season?.type === type)?.season?.report;
