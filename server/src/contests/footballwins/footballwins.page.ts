import { scope } from '../../ground/db/database';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { boardOf, readSmack } from '../../people/smack/smack.store';
import { contestOptions } from '../contest-years';
import type { Memberships } from '../directory';
import { nextKickoff, weekStart, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { noSuchWeek } from '../weeks/no-such-week';
import { footballWinsKind } from './footballwins.kind';
import { readSeason, type SeasonReader } from './footballwins-season';
import { configRow, scoreRows, sharedConfig, standingRows, teamRows, type SharedConfig } from './footballwins-rows';

export interface WinsPageParams {
  contestId: number;
  /** 0 is the one that is on. */
  week: number;
  calendar: Calendar;
  /** The year whose contests the selector offers. */
  baseYear: number;
}

export interface WinsModel {
  config: SharedConfig;
  baseYear: number;
  /** The groups that all viewers see alike. */
  shared: PageLists;
  memberships: Memberships;
}

/** What an NFL wins page hangs on, its smack apart. */
export function winsScopes(contestId: number, calendar: Calendar): string[] {
  const starts = Array.from({ length: calendar.weeks }, (_, n) => weekStart(calendar, n + 1)).filter((start) => start !== undefined);
  return [
    scope.clock,
    scope.contests,
    scope.contest(contestId),
    scope.season(calendar.year),
    scope.winTotals(calendar.year),
    ...starts.map(scope.games),
  ];
}

/** The NFL wins board of one contest and week, shared by all viewers. */
export function winsPage(reader: SeasonReader): PartedPage<WinsPageParams> {
  return {
    name: 'footballwins',
    key: ({ contestId, week, baseYear, calendar }) => [contestId, week, baseYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      part<WinsPageParams, WinsModel, Omit<WinsModel, 'shared'>>({
        name: 'board',
        scopes: ({ contestId, calendar }) => [
          ...winsScopes(contestId, calendar),
          scope.feeds,
          scope.smack(boardOf(footballWinsKind.type, contestId)),
        ],
        async load(tx, { contestId, week: asked, calendar, baseYear }, now) {
          const season = await readSeason(tx, reader, { contestId, calendar, now });
          const { firstWeek } = season.contest;
          if (asked > season.weeks || (asked > 0 && asked < firstWeek)) throw noSuchWeek(firstWeek, season.weeks);
          const week = asked === 0 ? season.showWeek : asked;
          const games = season.games.filter((game) => game.week === week);
          const model: WinsModel = {
            config: sharedConfig(season, week, nextKickoff(games, now), scoresFrom(games, await staleScores(tx), now)),
            baseYear,
            shared: {
              smack: await readSmack(tx, boardOf(footballWinsKind.type, contestId)),
              standings: standingRows(season, week),
              scores: scoreRows(season, week, now),
              teams: teamRows(season, week),
            },
            memberships: await reader.directory.readIn(tx),
          };
          return { model, ...moments(calendar, games, now) };
        },
        shared: ({ shared }) => shared,
        keep: ({ shared: _shared, ...rest }) => rest,
        own: ({ config, baseYear, memberships }, viewer) => ({
          config: [configRow(config, memberships, viewer)],
          contests: contestOptions(memberships, viewer, footballWinsKind.type, baseYear),
        }),
      }),
    ],
  };
}
