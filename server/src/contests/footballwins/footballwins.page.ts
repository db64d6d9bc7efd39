import type { WinsScoreRow, WinsStandingRow, WinsTeamRow } from '@poolhouse/contract';
import { tag, type Tx } from '../../ground/db/database';
import { keepSame, sameFields } from '../../ground/memory/keep-same';
import { smackPart } from '../../people/smack/smack-part';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, weekStart, type Calendar } from '../weeks/calendar';
import { moments } from '../weeks/moments';
import { noSuchWeek } from '../weeks/no-such-week';
import type { WinsReader } from './footballwins-facts';
import { configRow, scoreRows, sharedConfig, standingRows, teamRows, type ConfigModel } from './footballwins-rows';
import { readSeason } from './footballwins-season';
import type { RegularGame, WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';

export interface WinsPageParams {
  contestId: number;
  /** 0 is the one that is on. */
  week: number;
  calendar: Calendar;
  /** The year whose contests the selector offers. */
  baseYear: number;
}

/** What an NFL wins page hangs on, its smack apart. */
export function winsTags(contestId: number, calendar: Calendar): string[] {
  const starts = Array.from({ length: calendar.weeks }, (_, n) => weekStart(calendar, n + 1)).filter((start) => start !== undefined);
  return [tag.clock, tag.contest(contestId), tag.season(calendar.year), tag.winTotals(calendar.year), ...starts.map(tag.games)];
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
    async load(tx, params, now, before) {
      const { season, week, games } = await readWeek(tx, reader, params, now);
      const config = sharedConfig(season, week, nextKickoff(games, now), scoresFrom(games, await staleScores(tx), now));
      const { contest, entries } = season;
      const same = before?.contest === contest && before.entries === entries && sameFields(before.config, config);
      return { model: same ? before : { config, contest, entries }, ...moments(params.calendar, games, now) };
    },
    own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
  });

const boardPart = (reader: WinsReader) =>
  part<WinsPageParams, BoardRows>({
    name: 'board',
    tags: boardTags,
    async load(tx, params, now, before) {
      const { season, week, games } = await readWeek(tx, reader, params, now);
      const model: BoardRows = {
        standings: keepSame(before?.standings, standingRows(season, week), ({ ID }) => ID),
        scores: keepSame(before?.scores, scoreRows(season, week, now), ({ ID }) => ID),
        teams: keepSame(before?.teams, teamRows(season, week), ({ ID }) => ID),
      };
      return { model, ...moments(params.calendar, games, now) };
    },
    shared: ({ standings, scores, teams }) => ({ standings, scores, teams }),
  });

interface BoardRows {
  standings: readonly WinsStandingRow[];
  scores: readonly WinsScoreRow[];
  teams: readonly WinsTeamRow[];
}

/** The season and the games of the week that is asked for. Refuses a week that the contest does not have. */
async function readWeek(
  tx: Tx,
  reader: WinsReader,
  { contestId, week: asked, calendar }: WinsPageParams,
  now: number,
): Promise<{ season: WinsSeason; week: number; games: readonly RegularGame[] }> {
  const season = await readSeason(tx, reader, { contestId, calendar, now });
  const { firstWeek } = season.contest;
  if (asked > season.weeks || (asked > 0 && asked < firstWeek)) throw noSuchWeek(firstWeek, season.weeks);
  const week = asked === 0 ? season.showWeek : asked;
  return { season, week, games: season.games.filter((game) => game.week === week) };
}
