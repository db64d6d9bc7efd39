/** Row types by name, inferred from the schemas. */
import type { DataOf } from './api';

type RowOf<T> = T extends { data: (infer R)[] } ? R : never;
type FootballPage = DataOf<'GET football/pagedata'>;
type MakePicksPage = DataOf<'GET football/makepicksdata'>;

export type FootballConfigRow = RowOf<FootballPage['config']>;
export type FootballScoreRow = RowOf<FootballPage['scores']>;
export type FootballPickRow = RowOf<FootballPage['picks']>;
export type FootballPopularRow = RowOf<FootballPage['popular']>;
export type FootballStandingRow = RowOf<FootballPage['standings']>;
export type FootballCigarRow = RowOf<FootballPage['cigar']>;
export type FootballSidebetRow = RowOf<FootballPage['sidebet']>;
export type ContestOption = RowOf<FootballPage['contests']>;
export type FootballEventRow = RowOf<MakePicksPage['events']>;
export type AvailablePickRow = RowOf<MakePicksPage['available_picks']>;
export type CurrentPicksRow = RowOf<MakePicksPage['current_picks']>;
export type EntryOption = RowOf<MakePicksPage['entries']>;
export type MakePicksConfigRow = RowOf<MakePicksPage['config']>;
