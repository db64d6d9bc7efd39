import type { ContestType } from '@poolhouse/contract';
import type { ContestModule } from '../plug';
import type { SeasonBook } from '../season-book';

/** The book of a kind of contest; undefined for one of which nothing can be played yet. */
export const bookOf = (modules: readonly ContestModule[], type: ContestType): SeasonBook | undefined =>
  modules.find(({ season }) => season?.type === type)?.season?.book;
