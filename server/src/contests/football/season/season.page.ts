import type { SeasonConfigRow } from '@poolhouse/contract';
import type { PageLists, Part, PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Entry } from '../../contest';
import type { Calendar } from '../../weeks/calendar';
import { seasonTags } from '../../weeks/season-tags';
import { readBoard } from '../board/board';
import type { FootballDeps } from '../football-deps';
import { outlookRows } from './outlook-rows';
import { potRows } from './pot-rows';
import { raceRows } from './race-rows';
import { readChanges } from './season-changes';

export interface SeasonPageParams {
  contestId: number;
  calendar: Calendar;
}

export interface SeasonModel {
  config: Omit<SeasonConfigRow, 'entry_id' | 'EntryName'>;
  /** The groups that all viewers see alike: nothing in them depends on a sealed pick. */
  shared: PageLists;
  entries: readonly Entry[];
}

/** The season so far: outlook, race, pot and change log. */
export function seasonPage(deps: FootballDeps): PartedPage<SeasonPageParams> {
  return {
    name: 'football-season',
    key: ({ contestId, calendar }) => [contestId, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [part(seasonPart(deps))],
  };
}

/** All of it but who looks at it. */
export const seasonPart = (deps: FootballDeps): Part<SeasonPageParams, SeasonModel, Omit<SeasonModel, 'shared'>> => ({
  name: 'season',
  tags: ({ contestId, calendar }) => seasonTags(contestId, calendar),
  async load(tx, { contestId, calendar }, now) {
    const board = await readBoard(tx, deps, { contestId, week: 0, calendar }, now);
    const { contest, season, week, validFrom, validUntil } = board;
    const { pot, paid, ledger, payouts } = potRows(board);
    const model: SeasonModel = {
      config: {
        ID: 1,
        contest_id: contest.id,
        contest_name: contest.name,
        Week: week,
        Year: contest.year,
        Weeks: season.weeks,
        FirstWeek: contest.firstWeek,
        Pot: pot,
        Paid: paid,
        SeasonOver: season.run.over ? 1 : 0,
      },
      shared: {
        outlook: outlookRows(board, calendar, now),
        race: raceRows(board),
        ledger,
        payouts,
        changes: await readChanges(tx, board, calendar, now),
      },
      entries: board.entries,
    };
    return { model, validFrom, validUntil };
  },
  shared: ({ shared }) => shared,
  keep: ({ shared: _shared, ...rest }) => rest,
  own({ config, entries }, viewer) {
    const mine = entries.find(({ userId }) => userId === viewer.userId);
    return { config: [{ ...config, entry_id: mine?.id ?? 0, EntryName: mine?.name ?? '' } satisfies SeasonConfigRow] };
  },
});
