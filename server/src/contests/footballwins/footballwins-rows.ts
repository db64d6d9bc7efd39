import type { WinsConfigRow, WinsScoreRow, WinsStandingRow, WinsTeamRow } from '@poolhouse/contract';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { teamColors, teamName } from '../../sport/games/teams';
import type { Contest, Entry } from '../contest';
import { scoreFields } from '../game-rows/game-rows';
import type { Ranked } from '../standings/ranking.rules';
import type { WinsSeason } from './footballwins-season.types';
import { placePrizes } from './payouts.rules';
import { NOTHING, tally } from './records.rules';
import { movement, standingsAfter, weekStandings, type Standing } from './standings.rules';

/** A config row without what depends on the viewer. */
export type SharedConfig = Omit<WinsConfigRow, 'entry_id' | 'EntryName' | 'Years' | 'isAdmin'>;

export function sharedConfig(
  { contest, entries, weeks, showWeek }: WinsSeason,
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
    PointsPerEntry: contest.pointsPerEntry,
    Pot: entries.length * contest.pointsPerEntry,
    OverallPoints: placePrizes(contest, entries.length).join(','),
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
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    isAdmin: runsContest(viewer, contest) ? 1 : 0,
  };
}

/** The week's standings, then as week 0 the overall ones after it. */
export function standingRows({ contest, entries, games, owners }: WinsSeason, week: number): WinsStandingRow[] {
  const moved = week <= contest.firstWeek ? new Map<number, number>() : movement(entries, games, owners, week);
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
  return [
    ...weekStandings(entries, games, owners, week).map(row('w', week, new Map())),
    ...standingsAfter(entries, games, owners, week).map(row('o', 0, moved)),
  ];
}

/** The week's games and whose teams they are. */
export function scoreRows({ teams, games }: WinsSeason, week: number, now: number): WinsScoreRow[] {
  const owners = new Map(teams.map(({ abbrev, owner }) => [abbrev, owner]));
  return games
    .filter((game) => game.week === week)
    .map((game) => {
      const [away, home] = [owners.get(game.abbrev1), owners.get(game.abbrev2)];
      return {
        ...scoreFields(game, now),
        EntryName1: away?.name ?? '',
        EntryName2: home?.name ?? '',
        entry_id1: away?.id ?? null,
        entry_id2: home?.id ?? null,
      };
    });
}

/** The contest's teams with their records of the whole season so far. */
export function teamRows({ teams, games }: WinsSeason, week: number): WinsTeamRow[] {
  const records = tally(games, (abbrev) => abbrev);
  const plays = (abbrev: string) => (game: { abbrev1: string; abbrev2: string }) => game.abbrev1 === abbrev || game.abbrev2 === abbrev;
  return teams.map(({ abbrev, owner, expWins, drafted }) => {
    const own = games.filter(plays(abbrev));
    return {
      ID: abbrev,
      team_name: teamName('NFL', abbrev),
      Colors: teamColors('NFL', abbrev),
      EntryName: owner?.name ?? '',
      entry_id: owner?.id ?? null,
      ...(records.get(abbrev) ?? NOTHING),
      exp_wins: expWins,
      left: own.filter((game) => game.open).length,
      bye: isBye(own, week) ? 1 : 0,
      drafted,
    };
  });
}

/** A week without a game is a bye, unless the club's game fell into the window before or after it, which then holds two. */
function isBye(own: readonly { week: number }[], week: number): boolean {
  const games = (of: number) => own.filter((game) => game.week === of).length;
  return games(week) === 0 && games(week - 1) < 2 && games(week + 1) < 2;
}
