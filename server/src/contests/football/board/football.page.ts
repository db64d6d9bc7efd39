import { FOOTBALL_WEEKS, type FootballConfigRow, type FootballScoreRow } from '@poolhouse/contract';
import { tag } from '../../../ground/db/database';
import { ofOne } from '../../../ground/memory/of-one.rules';
import { must } from '../../../ground/must';
import type { Viewer } from '../../../ground/viewer';
import { smackPart } from '../../../people/smack/smack-part';
import { boardOf } from '../../../people/smack/smack.store';
import { scoresFrom } from '../../../sport/feeds/rules/scores-from.rules';
import type { Sport } from '../../../sport/games/game';
import type { Wishes } from '../../../sport/notices/wishes.store';
import type { PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import { momentsPart } from '../../moments/moments-part';
import { otherContestsPart } from '../../seasons/other-contests-part';
import { nextKickoff, weekStart } from '../../weeks/calendar';
import { seasonTags } from '../../weeks/season-tags';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { planPot } from '../money/pot.rules';
import type { FootballEntry } from '../money/terms.store';
import { readBoard, type Board, type BoardParams } from './board';
import { boardRows, type BoardRows } from './board-rows';
import { endOf } from './end-of';
import { sweatOf, type Sweat } from './sweat';
import { wishedRows } from './wished-rows';

const NO_WISHES: Wishes = new Map();
/** Of a list: the rows are kept as what they are worked out from. */
const PICK_BYTES = 16;

export interface FootballPageParams extends BoardParams {
  /** The contest's current year; the page of an earlier season tells it too. */
  configYear: number;
}

/** The rows that hang on picks and games, and what they were made from. */
interface BoardModel {
  rows: BoardRows;
  wishes: Wishes;
}

/** What viewers' own rows are made of: sealed picks, and the games of which somebody wants to hear. */
interface OwnRows {
  picks: BoardRows['ownPicks'];
  sweat: Sweat;
  wishes: Wishes;
  /** Where somebody wants to hear of any. */
  scoreById?: ReadonlyMap<number, FootballScoreRow>;
}

/** What the page says of the contest, and of who is in which. */
interface ConfigModel {
  config: Omit<FootballConfigRow, 'entry_id' | 'EntryName' | 'Years'>;
  entries: readonly FootballEntry[];
}

/** The football board of one contest and week: smack, rows and config, each read when what it hangs on has changed. */
export function footballPage(deps: FootballDeps): PartedPage<FootballPageParams> {
  return {
    name: 'football',
    key: ({ contestId, week, configYear, calendar }) => [contestId, week, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    parts: [
      configPart(deps),
      boardPart(deps),
      weekMoments(deps),
      smackPart<FootballPageParams>(({ contestId }) => boardOf('football', contestId)),
    ],
    mine: [
      otherContestsPart<FootballPageParams>(deps.directory, {
        type: footballKind.type,
        year: ({ configYear }) => configYear,
        rows: ({ years, contests }) => ({ config: [{ ID: 1, Years: years }], contests }),
      }),
    ],
  };
}

/** The same list for all parts of a page. */
const boardTags = ofOne(({ contestId, calendar }: FootballPageParams) => seasonTags(contestId, calendar));

const configPart = (deps: FootballDeps) =>
  part<FootballPageParams, ConfigModel>({
    name: 'config',
    tags: (params) => [...boardTags(params), tag.feeds],
    async load(tx, params, now) {
      const board = await readBoard(tx, deps, params, now);
      const stale = await deps.stale.readIn(tx, null);
      const config = configOf(board, params, { push: await deps.push(tx), stale, now });
      const { entries, validFrom, validUntil } = board;
      return { model: { config, entries }, validFrom, validUntil };
    },
    keep: (model) => model,
    own: (model, viewer) => ({ config: [configRow(model, viewer)] }),
  });

const boardPart = (deps: FootballDeps) =>
  part<FootballPageParams, BoardModel, OwnRows>({
    name: 'board',
    tags: (params) => [...boardTags(params), tag.wishes(params.calendar.year)],
    async load(tx, params, now) {
      const board = await readBoard(tx, deps, params, now);
      const start = weekStart(params.calendar, board.week);
      const wishes = start === undefined ? NO_WISHES : await deps.wishes.readIn(tx, { year: params.calendar.year, start });
      const { validFrom, validUntil } = board;
      return { model: { rows: boardRows(deps.db, board, now), wishes }, validFrom, validUntil };
    },
    shared: ({ rows }) => rows.shared,
    keep: ({ rows: { shared, ownPicks, sweat }, wishes }) => ({
      picks: ownPicks,
      sweat,
      wishes,
      ...(wishes.size > 0 ? { scoreById: new Map(shared.scores.map((row) => [row.ID, row])) } : {}),
    }),
    own: ({ picks, sweat, wishes, scoreById }, { userId }) => ({
      picks: picks.get(userId) ?? [],
      mine: sweatOf(sweat, userId),
      scores: scoreById ? wishedRows(deps.db, scoreById, wishes.get(userId)) : [],
    }),
    weigh: ({ rows }) => rows.shared.picks.length * PICK_BYTES,
  });

const weekMoments = (deps: FootballDeps) =>
  momentsPart<FootballPageParams>(deps.moments, {
    tags: boardTags,
    contestId: ({ contestId }) => contestId,
    async shown(tx, params, now) {
      const { week, validFrom, validUntil } = await readBoard(tx, deps, params, now);
      return { round: week, validFrom, validUntil };
    },
  });

interface SiteFacts {
  push: boolean;
  stale: ReadonlyMap<Sport, number>;
  now: number;
}

function configOf(board: Board, params: FootballPageParams, { push, stale, now }: SiteFacts): ConfigModel['config'] {
  const { season, week } = board;
  const { available } = must(season.run.weeks[week - 1], `the pot of week ${week}`);
  return {
    ID: 1,
    contest_id: board.contest.id,
    contest_name: board.contest.name,
    Week: week,
    Year: params.configYear,
    ShowWeek: board.showWeek,
    Weeks: season.weeks,
    FirstWeek: board.contest.firstWeek,
    notification_support: push ? 1 : 0,
    PointsThisWeek: available,
    PointsForward: available - ownPoints(board),
    NumEntries: board.entries.length,
    NextKickoff: nextKickoff(board.games, now),
    WeekOver: board.over ? 1 : 0,
    ScoresFrom: scoresFrom(board.games, stale, now),
    ...endOf(board),
  };
}

function configRow({ config, entries }: ConfigModel, viewer: Viewer): Omit<FootballConfigRow, 'Years'> {
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  return { ...config, entry_id: mine?.id ?? 0, EntryName: mine?.name ?? '' };
}

/** What the week brings itself, before anything is pushed forward; an extra week brings nothing. */
function ownPoints({ contest, entries, week }: Board): number {
  return week > FOOTBALL_WEEKS ? 0 : planPot({ ...contest, entries: entries.length }).pointsPerWeek;
}
