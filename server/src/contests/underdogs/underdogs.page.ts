import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { tag } from '../../ground/db/database';
import { ofOne } from '../../ground/memory/of-one.rules';
import type { Viewer } from '../../ground/viewer';
import { smackPart } from '../../people/smack/smack-part';
import { boardOf } from '../../people/smack/smack.store';
import { staleScores } from '../../sport/feeds/health.store';
import { scoresFrom } from '../../sport/feeds/rules/scores-from.rules';
import type { PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import type { Contest, Entry } from '../contest';
import { viewerFields } from '../entries/viewer-fields';
import { ownInPlay } from '../game-rows/own-in-play';
import { momentsPart } from '../moments/moments-part';
import { otherContestsPart } from '../seasons/other-contests-part';
import { nextKickoff, type Calendar } from '../weeks/calendar';
import { seasonTags } from '../weeks/season-tags';
import { boardRows, type BoardRows, type OwnRows } from './board';
import { weekOn } from './board-rows';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

export interface UnderdogsPageParams {
  contestId: number;
  calendar: Calendar;
  /** The contest's current year; the page of an earlier season offers that year's contests. */
  configYear: number;
}

/** What the page says of the contest, and of who is in which. */
interface ConfigModel {
  contest: Contest;
  entries: readonly Entry[];
  config: Omit<UnderdogsConfigRow, 'entry_id' | 'EntryName' | 'isAdmin' | 'Years'>;
}

/** The same list for all parts of a page. */
const boardTags = ofOne(({ contestId, calendar }: UnderdogsPageParams) => seasonTags(contestId, calendar));

/** The Underdogs board: a config of the viewer's own, rows that all see alike with the viewer's sealed ones over them, and smack. */
export function underdogsPage(reader: UnderdogsReader): PartedPage<UnderdogsPageParams> {
  return {
    name: 'underdogs',
    key: ({ contestId, calendar, configYear }) => [contestId, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      part<UnderdogsPageParams, ConfigModel>({
        name: 'config',
        tags: (params) => [...boardTags(params), tag.feeds],
        async load(tx, { contestId, calendar }, now) {
          const season = await readSeason(tx, reader, { contestId, calendar, now });
          const { contest, validFrom, validUntil } = season;
          const config = configOf(season, calendar, { stale: await staleScores(tx), now });
          return { model: { contest, entries: season.entries, config }, validFrom, validUntil };
        },
        keep: (model) => model,
        own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
      }),
      part<UnderdogsPageParams, BoardRows, OwnRows>({
        name: 'board',
        tags: boardTags,
        async load(tx, { contestId, calendar }, now) {
          const season = await readSeason(tx, reader, { contestId, calendar, now });
          const { validFrom, validUntil } = season;
          return { model: boardRows(season, calendar, now), validFrom, validUntil };
        },
        shared: ({ shared }) => shared,
        keep: ({ own }) => own,
        own: ({ users, picks, entries, inPlay }, { userId }) => ({
          users: users.get(userId) ?? [],
          picks: picks.get(userId) ?? [],
          mine: ownInPlay(entries, userId, (id) => inPlay.get(id)),
        }),
      }),
      weekMoments(reader),
      smackPart<UnderdogsPageParams>(({ contestId }) => boardOf(underdogsKind.type, contestId)),
    ],
    mine: [othersPart(reader)],
  };
}

const weekMoments = (reader: UnderdogsReader) =>
  momentsPart<UnderdogsPageParams>(reader.moments, {
    tags: boardTags,
    contestId: ({ contestId }) => contestId,
    async shown(tx, { contestId, calendar }, now) {
      const { week, validFrom, validUntil } = await readSeason(tx, reader, { contestId, calendar, now });
      return { round: week, validFrom, validUntil };
    },
  });

const othersPart = ({ directory }: UnderdogsReader) =>
  otherContestsPart<UnderdogsPageParams>(directory, {
    type: underdogsKind.type,
    year: ({ configYear }) => configYear,
    rows: ({ years, contests }) => ({ config: [{ ID: 1, Years: years }], contests }),
  });

function configOf(
  season: UnderdogsSeason,
  calendar: Calendar,
  { stale, now }: { stale: Awaited<ReturnType<typeof staleScores>>; now: number },
): ConfigModel['config'] {
  const { contest, week, settings } = season;
  const { games } = weekOn(season);
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    week,
    year: contest.year,
    Weeks: calendar.weeks,
    FirstWeek: contest.firstWeek,
    SelfPick: settings.selfPick ? 1 : 0,
    MissedPick: settings.missedPicks.findLast(({ since }) => since <= now)?.policy ?? 'none',
    NextKickoff: nextKickoff(games, now),
    ScoresFrom: scoresFrom(games, stale, now),
  };
}

function configRow({ config, contest, entries }: ConfigModel, viewer: Viewer): Omit<UnderdogsConfigRow, 'Years'> {
  return { ...config, ...viewerFields(contest, entries, viewer) };
}
