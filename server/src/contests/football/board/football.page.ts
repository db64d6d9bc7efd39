import { FOOTBALL_WEEKS, type FootballConfigRow, type FootballScoreRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { scope } from '../../../ground/db/database';
import { staleScores } from '../../../sport/feeds/health.store';
import { scoresFrom } from '../../../sport/feeds/rules/scores-from.rules';
import type { Viewer } from '../../../ground/viewer';
import type { PageGroups, PageKind } from '../../../web/pages/page';
import { readPushKeys } from '../../../people/push/push-keys';
import { boardOf, readSmack } from '../../../people/smack/smack.store';
import type { Entry } from '../../contest';
import { contestOptions, yearsOf } from '../../contest-years';
import type { Memberships } from '../../directory';
import { moments } from '../../weeks/moments';
import { readBoard, type Board, type BoardParams, type Readers } from './board';
import { nextKickoff, weekStart } from '../../weeks/calendar';
import { compareNames } from '../../names.rules';
import { planPot } from '../money/pot.rules';
import { pickRows, type PickRows } from './pick-rows';
import { scoreRows } from './score-rows';
import { seasonScopes } from '../money/season-grades';
import { readWishedRows, type WishedRows } from './wished-rows';
import { cigarRows, popularRows, sidebetRows, standingRows } from './standing-rows';

export interface FootballPageParams extends BoardParams {
  /** The contest's current year; the page of an earlier season tells it too. */
  configYear: number;
}

export interface FootballModel {
  config: Omit<FootballConfigRow, 'entry_id' | 'EntryName'>;
  picks: readonly PickRows[];
  /** The groups that all viewers see alike. */
  shared: PageGroups & { scores: readonly FootballScoreRow[] };
  wished: WishedRows;
  memberships: Memberships;
}

/** The football board: one model a contest and week, shared by all viewers. */
export function footballPage(readers: Readers): PageKind<FootballPageParams, FootballModel> {
  return {
    name: 'football',
    key: ({ contestId, week, configYear, calendar }) => [contestId, week, configYear, calendar.start ?? '', calendar.weeks].join(':'),
    scopes: ({ contestId, calendar }) => [
      scope.clock,
      scope.feeds,
      scope.contests,
      scope.season(calendar.year),
      scope.wishes(calendar.year),
      scope.smack(boardOf('football', contestId)),
      ...seasonScopes(contestId, calendar),
    ],
    async load(tx, params, now) {
      const board = await readBoard(tx, readers, params, now);
      const { season, week } = board;
      const { available } = must(season.run.weeks[week - 1], `the pot of week ${week}`);
      const scores = scoreRows(board, now);
      const model: FootballModel = {
        config: {
          ID: 1,
          contest_id: board.contest.id,
          contest_name: board.contest.name,
          Week: week,
          Year: params.configYear,
          ShowWeek: board.showWeek,
          Weeks: season.weeks,
          notification_support: (await readPushKeys(tx)) ? 1 : 0,
          PointsThisWeek: available,
          PointsForward: available - ownPoints(board),
          NumEntries: board.entries.length,
          NextKickoff: nextKickoff(board.games, now),
          WeekOver: board.weekGrades.over ? 1 : 0,
          ScoresFrom: scoresFrom(board.games, await staleScores(tx), now),
        },
        picks: inOrder(board).flatMap((entry) => rowsOf(board, entry, now)),
        shared: {
          scores,
          popular: popularRows(board, now),
          standings: standingRows(board),
          cigar: cigarRows(board),
          sidebet: sidebetRows(board),
          smack: await readSmack(tx, boardOf('football', board.contest.id)),
        },
        wished: await readWishedRows(tx, scores, weekStart(params.calendar, week)),
        memberships: await readers.directory.readIn(tx),
      };
      return { model, ...moments(params.calendar, board.gameById.values(), now) };
    },
    rows: (model, viewer) => ({
      config: [configRow(model, viewer)],
      contests: contestOptions(model.memberships, viewer, 'football', model.config.Year),
      picks: model.picks.map((pick) => (pick.userId === viewer.userId ? pick.own : pick.others)),
      ...model.shared,
      scores: scoresFor(model, viewer),
    }),
  };
}

function configRow({ config, memberships }: FootballModel, viewer: Viewer): FootballConfigRow {
  const mine = memberships.entriesByUser.get(viewer.userId)?.find((entry) => entry.contestId === config.contest_id);
  const contest = memberships.contestById.get(config.contest_id);
  return {
    ...config,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    Years: contest ? yearsOf(memberships, viewer, contest).join(',') : '',
  };
}

/** What the week brings itself, before anything is pushed forward; an extra week brings nothing. */
function ownPoints({ contest, entries, week }: Board): number {
  return week > FOOTBALL_WEEKS ? 0 : planPot({ ...contest, entries: entries.length }).pointsPerWeek;
}

/** The shared rows, but for those that the viewer has of his own. */
function scoresFor({ shared, wished }: FootballModel, viewer: Viewer): readonly FootballScoreRow[] {
  const own = wished.get(viewer.userId);
  return own ? shared.scores.map((row) => own.get(row.ID) ?? row) : shared.scores;
}

function rowsOf(board: Board, entry: Entry, now: number): PickRows[] {
  return (board.picks.get(entry.id) ?? []).flatMap((pick) => {
    const game = board.gameById.get(pick.eventId);
    return game ? [pickRows(entry, pick, game, now)] : [];
  });
}

/** Fewest losses, then most wins, then name (spec section 9); by the week's graded games, so it tells nothing of the others. */
function inOrder({ entries, weekGrades }: Board): Entry[] {
  const result = (entry: Entry) => weekGrades.results.get(entry.id) ?? { wins: 0, losses: 0 };
  return [...entries].sort(
    (a, b) => result(a).losses - result(b).losses || result(b).wins - result(a).wins || compareNames(a.name, b.name),
  );
}
