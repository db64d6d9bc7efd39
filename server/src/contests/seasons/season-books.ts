import type { ContestType } from '@poolhouse/contract';
import type { ContestRoom } from '../plug';
import type { SeasonBook } from '../season-book';

/** The book of a kind of contest; undefined for one of which nothing can be played yet. */
export const bookOf = (rooms: readonly ContestRoom[], type: ContestType): SeasonBook | undefined =>
  rooms.find(({ season }) => season?.type === type)?.season?.book;
