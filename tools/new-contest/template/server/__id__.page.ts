import type { DataOf, RowOf } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { readSmack } from '../../people/smack/smack-rows.store';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PageGroups, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import type { Contest, Entry } from '../contest';
import { scoreFields } from '../game-rows/game-rows';
import type { Memories } from '../memories';
import { otherContestsPart } from '../seasons/other-contests-part';
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
  config: Omit<ConfigRow, 'entry_id' | 'EntryName' | 'isAdmin' | 'Years'>;
  picks: readonly PersonalPick[];
  /** The groups that all viewers see alike. */
  shared: PageGroups;
  entries: readonly Entry[];
}

/** The board: one model a contest, shared by all viewers. */
export function __id__Page(memories: Pick<Memories, 'directory' | 'seasonGames'>): PartedPage<PageParams> {
  return {
    name: '__id__',
    key: ({ contestId, calendar, configYear }) => [contestId, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [boardPart(memories)],
    mine: [
      otherContestsPart<PageParams>(memories.directory, {
        type: __id__Kind.type,
        year: ({ configYear }) => configYear,
        rows: ({ years, contests }) => ({ config: [{ ID: 1, Years: years }], contests }),
      }),
    ],
  };
}

const boardPart = (memories: Pick<Memories, 'directory' | 'seasonGames'>) =>
  part<PageParams, BoardModel, Omit<BoardModel, 'shared'>>({
    name: 'board',
    tags: ({ contestId, calendar }) => [tag.feeds, tag.smack(boardOf(__id__Kind.type, contestId)), ...seasonTags(contestId, calendar)],
    async load(tx, { contestId, calendar }, now) {
      const season = await readSeason(tx, memories, { contestId, calendar, now });
      const { contest, week, games } = season;
      const model: BoardModel = {
        contest,
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
        entries: season.entries,
      };
      return { model, ...moments(calendar, season.gameById.values(), now) };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, viewer) => ({ config: [configRow(model, viewer)], picks: rowsFor(model.picks, viewer.userId) }),
  });

function configRow({ config, contest, entries }: Omit<BoardModel, 'shared'>, viewer: Viewer): Omit<ConfigRow, 'Years'> {
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    isAdmin: runsContest(viewer, contest) ? 1 : 0,
  };
}
