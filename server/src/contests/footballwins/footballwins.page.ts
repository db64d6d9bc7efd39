import { tag, type Tx } from '../../ground/db/database';
import { smackPart } from '../../people/smack/smack-part';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, type Calendar } from '../weeks/calendar';
import { noSuchWeek } from '../weeks/no-such-week';
import type { WinsReader } from './footballwins-facts';
import { configRow, rowsOf, scoresIn, sharedConfig, standingsIn, teamRows, type ConfigModel } from './footballwins-rows';
import { readSeason, winsTags } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';

export interface WinsPageParams {
  contestId: number;
  /** 0 is the one that is on. */
  week: number;
  calendar: Calendar;
  /** The year whose contests the selector offers. */
  baseYear: number;
}

/** The NFL wins board of one contest and week: rows and smack that all see alike, and a config of the viewer's own. */
export function winsPage(reader: WinsReader): PartedPage<WinsPageParams> {
  return {
    name: 'footballwins',
    key: ({ contestId, week, baseYear, calendar }) => [contestId, week, baseYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [configPart(reader), boardPart(reader), smackPart<WinsPageParams>(({ contestId }) => boardOf(footballWinsKind.type, contestId))],
    mine: [
      otherContestsPart<WinsPageParams>(reader.directory, {
        type: footballWinsKind.type,
        year: ({ baseYear }) => baseYear,
        rows: ({ years, contests }) => ({ config: [{ ID: 1, Years: years }], contests }),
      }),
    ],
  };
}

const boardTags = ({ contestId, calendar }: WinsPageParams) => winsTags(contestId, calendar);

const configPart = (reader: WinsReader) =>
  part<WinsPageParams, ConfigModel>({
    name: 'config',
    tags: (params) => [...boardTags(params), tag.feeds],
    async load(tx, params, now) {
      const { season, week } = await readWeek(tx, reader, params, now);
      const { contest, entries, open, validFrom, validUntil } = season;
      // Of a week that is over no game is to come, and none is on.
      const games = open.get(week)?.games ?? [];
      const config = sharedConfig(season, week, nextKickoff(games, now), scoresFrom(games, await staleScores(tx), now));
      return { model: { config, contest, entries }, validFrom, validUntil };
    },
    keep: (model) => model,
    own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
  });

const boardPart = (reader: WinsReader) =>
  part<WinsPageParams, PageLists>({
    name: 'board',
    tags: boardTags,
    async load(tx, params, now) {
      const { season, week } = await readWeek(tx, reader, params, now);
      const rows = rowsOf(season, week, now);
      const { validFrom, validUntil } = season;
      const model = { standings: standingsIn(rows), scores: scoresIn(rows), teams: teamRows(season, week) };
      return { model, validFrom, validUntil };
    },
    shared: (rows) => rows,
  });

/** The season and the number of the week that is asked for. Refuses a week that the contest does not have. */
async function readWeek(
  tx: Tx,
  reader: WinsReader,
  { contestId, week: asked, calendar }: WinsPageParams,
  now: number,
): Promise<{ season: WinsSeason; week: number }> {
  const season = await readSeason(tx, reader, { contestId, calendar, now });
  const { firstWeek } = season.contest;
  if (asked > season.weeks || (asked > 0 && asked < firstWeek)) throw noSuchWeek(firstWeek, season.weeks);
  return { season, week: asked === 0 ? season.showWeek : asked };
}
