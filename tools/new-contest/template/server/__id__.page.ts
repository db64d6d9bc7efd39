import type { DataOf, RowOf } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { readSmack } from '../../people/smack/smack-rows.store';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PageGroups, PageKind } from '../../web/pages/page';
import type { Contest } from '../contest';
import type { Memberships } from '../entries/directory';
import { scoreFields } from '../game-rows/game-rows';
import type { Memories } from '../memories';
import { contestOptions, yearsOf } from '../seasons/contest-years';
import { nextKickoff, windowOf, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { __id__Kind } from './__id__.kind';
import { pickRows, rowsFor, standingRows, type PersonalPick } from './board-rows';
import { readSeason, seasonTags } from './season';

export interface PageParams {
  contestId: number;
  calendar: Calendar;
  /** The contest's current year; the page of an earlier season offers that year's contests. */
  configYear: number;
}

type ConfigRow = RowOf<DataOf<'GET __id__/pagedata'>['config']>;

interface BoardModel {
  contest: Contest;
  configYear: number;
  config: Omit<ConfigRow, 'entry_id' | 'EntryName' | 'isAdmin' | 'Years'>;
  picks: readonly PersonalPick[];
  /** The groups that all viewers see alike. */
  shared: PageGroups;
  memberships: Memberships;
}

/** The board: one model a contest, shared by all viewers. */
export function __id__Page(memories: Pick<Memories, 'directory' | 'seasonGames'>): PageKind<PageParams, BoardModel> {
  return {
    name: '__id__',
    key: ({ contestId, calendar, configYear }) => [contestId, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    tags: ({ contestId, calendar }) => [tag.feeds, tag.smack(boardOf(__id__Kind.type, contestId)), ...seasonTags(contestId, calendar)],
    async load(tx, { contestId, calendar, configYear }, now) {
      const season = await readSeason(tx, memories, { contestId, calendar, now });
      const { contest, week, games } = season;
      const model: BoardModel = {
        contest,
        configYear,
        config: {
          ID: 1,
          contest_id: contest.id,
          contest_name: contest.name,
          week,
          year: contest.year,
          Weeks: calendar.weeks,
          NextKickoff: nextKickoff(games, now),
          ScoresFrom: scoresFrom(games, await staleScores(tx), now),
        },
        picks: pickRows(season, now),
        shared: {
          games: games.map((game) => scoreFields(game, now)),
          standings: standingRows(season, windowOf(calendar, week)?.opensAt ?? 0),
          smack: await readSmack(tx, boardOf(__id__Kind.type, contest.id)),
        },
        memberships: await memories.directory.readIn(tx),
      };
      return { model, ...moments(calendar, season.gameById.values(), now) };
    },
    rows: (model, viewer) => ({
      config: [configRow(model, viewer)],
      contests: contestOptions(model.memberships, viewer, __id__Kind.type, model.configYear),
      picks: rowsFor(model.picks, viewer.userId),
      ...model.shared,
    }),
  };
}

function configRow({ config, contest, memberships }: BoardModel, viewer: Viewer): ConfigRow {
  const mine = memberships.entriesByUser.get(viewer.userId)?.find((entry) => entry.contestId === contest.id);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    isAdmin: viewer.isAdmin ? 1 : 0,
    Years: yearsOf(memberships, viewer, contest).join(','),
  };
}
