import { tag, type Tx } from '../../ground/db/database';
import { smackPart } from '../../people/smack/smack-part';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PageLists, PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { ownInPlay } from '../game-rows/own-in-play';
import { momentsPart } from '../moments/moments-part';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, type Calendar } from '../weeks/calendar';
import { noSuchWeek } from '../weeks/no-such-week';
import type { WinsReader } from './footballwins-facts';
import { configRow, rowsOf, scoresIn, sharedConfig, standingsIn, teamRows, type ConfigModel } from './footballwins-rows';
import { readSeason, winsTags } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { homeLive } from './home.rules';

export interface WinsPageParams {
  contestId: number;
  /** 0 is the one that is on. */
  week: number;
  calendar: Calendar;
  /** The year whose contests the selector offers. */
  baseYear: number;
}

/** What tells whose teams play right now. */
type InPlay = Parameters<typeof homeLive>[0] & Pick<WinsSeason, 'entries'>;

interface BoardModel extends InPlay {
  shared: PageLists;
}

/** The NFL wins board of one contest and week: rows and smack that all see alike, and a config of the viewer's own. */
export function winsPage(reader: WinsReader): PartedPage<WinsPageParams> {
  return {
    name: 'footballwins',
    key: ({ contestId, week, baseYear, calendar }) => [contestId, week, baseYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      configPart(reader),
      boardPart(reader),
      weekMoments(reader),
      smackPart<WinsPageParams>(({ contestId }) => boardOf(footballWinsKind.type, contestId)),
    ],
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
  part<WinsPageParams, BoardModel, InPlay>({
    name: 'board',
    tags: boardTags,
    async load(tx, params, now) {
      const { season, week } = await readWeek(tx, reader, params, now);
      const rows = rowsOf(season, week, now);
      const { contest, entries, owners, open, validFrom, validUntil } = season;
      const shared = { standings: standingsIn(rows), scores: scoresIn(rows), teams: teamRows(season, week) };
      return { model: { shared, contestId: contest.id, entries, owners, games: open.get(week)?.games ?? [] }, validFrom, validUntil };
    },
    shared: ({ shared }) => shared,
    keep: ({ shared: _shared, ...rest }) => rest,
    own: (model, { userId }) => ({ mine: ownInPlay(model.entries, userId, (id) => homeLive(model, id)) }),
  });

const weekMoments = (reader: WinsReader) =>
  momentsPart<WinsPageParams>(reader.moments, {
    tags: boardTags,
    contestId: ({ contestId }) => contestId,
    async shown(tx, params, now) {
      const { season, week } = await readWeek(tx, reader, params, now);
      const { validFrom, validUntil } = season;
      return { round: week, validFrom, validUntil };
    },
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
