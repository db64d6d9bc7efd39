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

type FootballHistory = DataOf<'GET football/history'>;
type FootballSeason = DataOf<'GET football/season'>;

export type HistoryPickRow = RowOf<FootballHistory['picks']>;
export type HistoryWeekRow = RowOf<FootballHistory['weeks']>;
export type YearlyResultRow = RowOf<FootballHistory['yearly_results']>;
export type FootballRulesRow = RowOf<DataOf<'GET football/rulesdata'>['config']>;
export type AllTimeRow = RowOf<DataOf<'GET football/alltimeview'>['all_time_data']>;
export type SeasonConfigRow = RowOf<FootballSeason['config']>;
export type OutlookRow = RowOf<FootballSeason['outlook']>;
export type RaceRow = RowOf<FootballSeason['race']>;
export type LedgerRow = RowOf<FootballSeason['ledger']>;
export type PayoutRow = RowOf<FootballSeason['payouts']>;
export type ChangeRow = RowOf<FootballSeason['changes']>;

type WinsPage = DataOf<'GET football/footballwins_pagedata'>;
type WinsSeason = DataOf<'GET football/footballwins_season'>;
export type WinsConfigRow = RowOf<WinsPage['config']>;
export type WinsStandingRow = RowOf<WinsPage['standings']>;
export type WinsScoreRow = RowOf<WinsPage['scores']>;
export type WinsTeamRow = RowOf<WinsPage['teams']>;
export type WinsOutlookRow = RowOf<WinsSeason['outlook']>;
export type WinsRaceRow = RowOf<WinsSeason['race']>;
export type WinsPayoutRow = RowOf<WinsSeason['payouts']>;
export type WinsTurnRow = RowOf<WinsSeason['draft']>;

type UnderdogsPage = DataOf<'GET underdogs/pagedata'>;
export type UnderdogsConfigRow = RowOf<UnderdogsPage['config']>;
export type UnderdogsUserRow = RowOf<UnderdogsPage['users']>;
export type UnderdogsScoreRow = RowOf<UnderdogsPage['scores']>;
export type UnderdogsEventRow = RowOf<UnderdogsPage['events']>;
export type UnderdogsPickRow = RowOf<UnderdogsPage['picks']>;
export type UnderdogsStandingRow = RowOf<UnderdogsPage['standings']>;
export type UnderdogsPopularRow = RowOf<UnderdogsPage['popular']>;

type Home = DataOf<'GET utils/home'>;
export type HomeContestRow = RowOf<Home['contests']>;
export type HomeLiveRow = RowOf<Home['live']>;
export type HomeLockRow = RowOf<Home['locks']>;
