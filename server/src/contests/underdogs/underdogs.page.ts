import type { UnderdogsConfigRow, UnderdogsPickRow, UnderdogsUserRow } from '@poolhouse/contract';
import { scope } from '../../ground/db/database';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { boardOf, readSmack } from '../../people/smack/smack.store';
import type { Contest } from '../contest';
import { contestOptions, yearsOf } from '../contest-years';
import type { Memberships } from '../directory';
import { scoreFields } from '../game-rows/game-rows';
import { nextKickoff, windowOf, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { eventRows, popularRows, standingRows } from './board-rows';
import { ownRowsOf, pickRows, sharedRowsOf, userRows } from './pick-rows';
import { underdogsKind } from './underdogs.kind';
import { readSeason, underdogsScopes, type SeasonReaders } from './underdogs-season';
import { must } from '../../ground/must';

export interface UnderdogsPageParams {
  contestId: number;
  calendar: Calendar;
  /** The contest's current year; the page of an earlier season offers that year's contests. */
  configYear: number;
}

export interface UnderdogsModel {
  contest: Contest;
  configYear: number;
  config: Omit<UnderdogsConfigRow, 'entry_id' | 'EntryName' | 'isAdmin' | 'Years'>;
  ownUsers: ReadonlyMap<number, readonly UnderdogsUserRow[]>;
  ownPicks: ReadonlyMap<number, readonly UnderdogsPickRow[]>;
  /** The groups that all viewers see alike. */
  shared: PageLists;
  memberships: Memberships;
}

/** The Underdogs board: one model a contest, shared by all viewers. */
export function underdogsPage({ directory, seasonGames }: SeasonReaders): PartedPage<UnderdogsPageParams> {
  return {
    name: 'underdogs',
    key: ({ contestId, calendar, configYear }) => [contestId, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      part<UnderdogsPageParams, UnderdogsModel, Omit<UnderdogsModel, 'shared'>>({
        name: 'board',
        scopes: ({ contestId, calendar }) => [
          scope.feeds,
          scope.smack(boardOf(underdogsKind.type, contestId)),
          ...underdogsScopes(contestId, calendar),
        ],
        async load(tx, { contestId, calendar, configYear }, now) {
          const season = await readSeason(tx, { directory, seasonGames }, { contestId, calendar, now });
          const { contest, week, settings } = season;
          const { games } = must(season.weeks[week - 1], 'the week that is on');
          const [users, picks] = [userRows(season, now), pickRows(season, now)];
          const model: UnderdogsModel = {
            contest,
            configYear,
            config: {
              ID: 1,
              contest_id: contest.id,
              contest_name: contest.name,
              week,
              year: contest.year,
              Weeks: calendar.weeks,
              SelfPick: settings.selfPick ? 1 : 0,
              MissedPick: settings.missedPicks.findLast(({ since }) => since <= now)?.policy ?? 'none',
              NextKickoff: nextKickoff(games, now),
              ScoresFrom: scoresFrom(games, await staleScores(tx), now),
            },
            ownUsers: ownRowsOf(users),
            ownPicks: ownRowsOf(picks),
            shared: {
              users: sharedRowsOf(users),
              picks: sharedRowsOf(picks),
              scores: games.map((game) => scoreFields(game, now)),
              events: eventRows(season, now),
              standings: standingRows(season, windowOf(calendar, week)?.opensAt ?? 0),
              popular: popularRows(season, now),
              smack: await readSmack(tx, boardOf(underdogsKind.type, contest.id)),
            },
            memberships: await directory.readIn(tx),
          };
          return { model, ...moments(calendar, season.games.values(), now) };
        },
        shared: ({ shared }) => shared,
        keep: ({ shared: _shared, ...rest }) => rest,
        own: (model, viewer) => ({
          config: [configRow(model, viewer)],
          contests: contestOptions(model.memberships, viewer, underdogsKind.type, model.configYear),
          users: model.ownUsers.get(viewer.userId) ?? [],
          picks: model.ownPicks.get(viewer.userId) ?? [],
        }),
      }),
    ],
  };
}

function configRow({ config, contest, memberships }: Omit<UnderdogsModel, 'shared'>, viewer: Viewer): UnderdogsConfigRow {
  const mine = memberships.entriesByUser.get(viewer.userId)?.find((entry) => entry.contestId === contest.id);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    isAdmin: runsContest(viewer, contest) ? 1 : 0,
    Years: yearsOf(memberships, viewer, contest).join(','),
  };
}
