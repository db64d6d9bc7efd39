import type { UnderdogsRecapConfig, RecapSaid } from '@poolhouse/contract';
import { tag, type Tx } from '../../../ground/db/database';
import { boardOf } from '../../../people/smack/smack.store';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Entry } from '../../contest';
import { viewerFields } from '../../entries/viewer-fields';
import { saidThatNight } from '../../recaps/said-that-night';
import { weekHead } from '../../recaps/told.rules';
import type { Calendar } from '../../weeks/calendar';
import { seasonTags } from '../../weeks/season-tags';
import type { UnderdogsReader } from '../underdogs-facts';
import { readSeason } from '../underdogs-season';
import type { UnderdogsSeason } from '../underdogs-season.types';
import { underdogsKind } from '../underdogs.kind';
import { readRecapWeek, type WeekInSeason } from './recap-week';
import { recapOf, type DogRecap } from './recap.rules';

export interface RecapParams {
  contestId: number;
  calendar: Calendar;
  /** 0 is the last one that is over. */
  week: number;
}

interface RecapModel {
  config: Omit<UnderdogsRecapConfig, 'entry_id' | 'EntryName'>;
  contest: UnderdogsSeason['contest'];
  entries: readonly Entry[];
  /** Null while the week is not over. */
  recap: Pick<DogRecap, 'facts' | 'standings' | 'own'> | null;
  said: readonly RecapSaid[];
}

/** What a week came to. It is made from the week's facts whenever one of them changes, and from nothing else. */
export function recapPage(reader: UnderdogsReader): PartedPage<RecapParams> {
  return {
    name: 'underdogs-recap',
    key: ({ contestId, week, calendar }) => [contestId, week, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      part<RecapParams, RecapModel, Pick<RecapModel, 'config' | 'contest' | 'entries' | 'recap'>>({
        name: 'recap',
        tags: ({ contestId, calendar }) => [...seasonTags(contestId, calendar), tag.smack(boardOf(underdogsKind.type, contestId))],
        async load(tx, params, now) {
          const season = await readSeason(tx, reader, { ...params, now });
          const { validFrom, validUntil } = season;
          return { model: await modelOf(tx, reader, { season, params, now }), validFrom, validUntil };
        },
        shared: ({ recap, said }) => ({ facts: recap?.facts ?? [], standings: recap?.standings ?? [], said }),
        keep: ({ config, contest, entries, recap }) => ({ config, contest, entries, recap }),
        own({ config, contest, entries, recap }, viewer) {
          const { entry_id, EntryName } = viewerFields(contest, entries, viewer);
          const mine = entries.filter(({ id, userId }) => userId === viewer.userId && recap?.own.has(id));
          return {
            config: [{ ...config, entry_id, EntryName }],
            mine: mine.map(({ id, name }) => ({ ID: id, EntryName: name, Says: recap?.own.get(id) ?? '' })),
          };
        },
      }),
    ],
  };
}

async function modelOf(
  tx: Tx,
  reader: UnderdogsReader,
  { season, params: { calendar, week: asked }, now }: { season: UnderdogsSeason; params: RecapParams; now: number },
): Promise<RecapModel> {
  const { contest, entries, week: current } = season;
  const read = (week: number) => readRecapWeek(tx, reader, { season, calendar, week, now });
  let week = asked === 0 ? current : Math.min(Math.max(asked, contest.firstWeek), calendar.weeks);
  let found = await read(week);
  if (asked === 0 && !found.facts && week > contest.firstWeek) found = await read((week -= 1));
  const recap = found.facts ? recapOf(found.facts) : null;
  return {
    config: configOf(season, { week, found, recap }),
    contest,
    entries,
    recap,
    said: recap ? await saidThatNight(tx, underdogsKind.type, { contestId: contest.id, calendar, week, kickoffs: found.kickoffs }) : [],
  };
}

function configOf(
  { contest, week: current }: UnderdogsSeason,
  { week, found: { open, kickoffs }, recap }: { week: number; found: WeekInSeason; recap: DogRecap | null },
): RecapModel['config'] {
  const names = recap?.winners.map(({ entry }) => entry.name) ?? [];
  return { ...weekHead({ contest, week, current, open, kickoffs }, recap, names), Won: names.length };
}
