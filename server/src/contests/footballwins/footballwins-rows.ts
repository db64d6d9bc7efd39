import type { WinsConfigRow, WinsScoreRow, WinsStandingRow, WinsTeamRow, WinsTurnRow } from '@poolhouse/contract';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';
import { teamColors, teamName } from '../../sport/games/teams';
import type { Contest, Entry } from '../contest';
import { viewerFields } from '../entries/viewer-fields';
import { scoreFields } from '../game-rows/game-rows';
import { placesGained, type Ranked } from '../standings/ranking.rules';
import { draftTurns } from './draft.rules';
import type { WinsFacts, WinsPeriod, WinsRow, WinsSeason, WinsTeam } from './footballwins-season.types';
import { placePrizes } from './payouts.rules';
import { NOTHING, ownersOf, tally } from './records.rules';
import { standingsOf, type Standing } from './standings.rules';

/** A config row without what depends on the viewer. */
export type SharedConfig = Omit<WinsConfigRow, 'entry_id' | 'EntryName' | 'Years' | 'isAdmin'>;

export function sharedConfig(
  { contest, entries, terms, weeks, showWeek }: WinsSeason,
  week: number,
  nextKickoff: string,
  scoresFrom: string,
): SharedConfig {
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    week,
    year: contest.year,
    ShowWeek: showWeek,
    Weeks: weeks,
    FirstWeek: contest.firstWeek,
    NumEntries: entries.length,
    PointsPerEntry: terms.pointsPerEntry,
    Pot: entries.length * terms.pointsPerEntry,
    OverallPoints: placePrizes(terms, entries.length).join(','),
    NextKickoff: nextKickoff,
    ScoresFrom: scoresFrom,
  };
}

/** What the pages say of the contest, and of who is in it. */
export interface ConfigModel {
  config: SharedConfig;
  contest: Contest;
  entries: readonly Entry[];
}

/** The row as one viewer gets it, but for the years. */
export function configRow({ config, contest, entries }: ConfigModel, viewer: Viewer): Omit<WinsConfigRow, 'Years'> {
  return { ...config, ...viewerFields(contest, entries, viewer) };
}

/** What pages show of a period of the season. */
export function rowsOf({ over, open }: WinsSeason, period: number, now: number): readonly WinsRow[] {
  return over[period]?.rows ?? periodRows(must(open.get(period), 'a period of the season'), now);
}

export const turnsIn = (rows: readonly WinsRow[]): WinsTurnRow[] => rows.filter((row) => 'Round' in row);
export const standingsIn = (rows: readonly WinsRow[]): WinsStandingRow[] => rows.filter((row) => 'Moved' in row);
export const scoresIn = (rows: readonly WinsRow[]): WinsScoreRow[] => rows.filter((row) => 'started' in row);

/** The draft's turns, or a week's standings and scores. What was played before the contest began is shown nowhere. */
export function periodRows(period: WinsPeriod, now: number): WinsRow[] {
  const { contest, entries, week, draft, after } = period;
  if (draft) return turnRows(draft, after.teams, entries);
  return week < contest.firstWeek ? [] : [...standingRows(period), ...scoreRows(period, now)];
}

/** An entry that was taken out since is not named any more. */
function turnRows({ seats, picks }: WinsFacts, teams: readonly WinsTeam[], entries: readonly Entry[]): WinsTurnRow[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const free = teams.filter(({ owner }) => owner === null).length;
  return draftTurns({ seats, picks, present: new Set(names.keys()), teams: teams.length, free }).map(
    ({ turn, round, entryId, abbrev }) => ({
      ID: turn,
      Round: round,
      entry_id: entryId,
      EntryName: names.get(entryId) ?? '',
      team_name: abbrev === null ? '' : teamName('NFL', abbrev),
      Abbrev: abbrev ?? '',
    }),
  );
}

/** The week's standings, then as week 0 the overall ones after it, with the places gained in it: none in the first, when nobody had one. */
function standingRows({ contest, entries, week, games, before, after }: WinsPeriod): WinsStandingRow[] {
  const owners = ownersOf(after.teams);
  const overall = standingsOf(entries, after.records, owners);
  const moved = week <= contest.firstWeek ? NOBODY : placesGained(standingsOf(entries, before.records, owners), overall);
  const row =
    (prefix: string, ofWeek: number, moves: ReadonlyMap<number, number>) =>
    (one: Ranked<Standing>): WinsStandingRow => ({
      ID: `${prefix}${one.entryId}`,
      entry_id: one.entryId,
      EntryName: one.name,
      Week: ofWeek,
      Wins: one.wins,
      Losses: one.losses,
      Ties: one.ties,
      Points: one.points,
      Rank: one.rank,
      Moved: moves.get(one.entryId) ?? 0,
    });
  return [...standingsOf(entries, tally(games), owners).map(row('w', week, NOBODY)), ...overall.map(row('o', 0, moved))];
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** The week's games and whose teams they are. */
function scoreRows({ entries, games, after: { teams } }: WinsPeriod, now: number): WinsScoreRow[] {
  const owners = ownersOf(teams);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return games.map((game) => {
    const [away = null, home = null] = [owners.get(game.abbrev1), owners.get(game.abbrev2)];
    return {
      ...scoreFields(game, now),
      EntryName1: names.get(away ?? 0) ?? '',
      EntryName2: names.get(home ?? 0) ?? '',
      entry_id1: away,
      entry_id2: home,
    };
  });
}

/** The contest's teams with their records of the whole season so far. */
export function teamRows(season: WinsSeason, week: number): WinsTeamRow[] {
  const names = new Map(season.entries.map(({ id, name }) => [id, name]));
  const [before, now, next] = [week - 1, week, week + 1].map((of) => clubsIn(season, of));
  const games = (clubs: readonly string[] = [], abbrev: string) => clubs.filter((one) => one === abbrev).length;
  const coming = season.coming.flatMap(({ abbrev1, abbrev2 }) => [abbrev1, abbrev2]);
  return season.teams.map(({ abbrev, owner, expWins, drafted }) => ({
    ID: abbrev,
    team_name: teamName('NFL', abbrev),
    Colors: teamColors('NFL', abbrev),
    EntryName: names.get(owner ?? 0) ?? '',
    entry_id: owner,
    ...(season.records[abbrev] ?? NOTHING),
    exp_wins: expWins,
    left: games(coming, abbrev),
    // A week without a game is a bye, unless the club's game fell into the window before or after it, which then holds two.
    bye: games(now, abbrev) === 0 && games(before, abbrev) < 2 && games(next, abbrev) < 2 ? 1 : 0,
    drafted,
  }));
}

/** Who plays in a week of the contest, once for each game. */
function clubsIn({ over, open }: WinsSeason, week: number): string[] {
  const kept = over[week] && scoresIn(over[week].rows).flatMap(({ Abbrev1, Abbrev2 }) => [Abbrev1, Abbrev2]);
  return kept ?? open.get(week)?.games.flatMap(({ abbrev1, abbrev2 }) => [abbrev1, abbrev2]) ?? [];
}
