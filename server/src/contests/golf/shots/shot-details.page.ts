import type { DataOf, GolfGroundRow, GolfPicksRow, RowOf } from '@poolhouse/contract';
import { tag } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Viewer } from '../../../ground/viewer';
import type { PageLists, PartedPage } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Contest, Entry } from '../../contest';
import { tournamentFields } from '../board/config-row';
import { rowOf } from '../board/picks-by-viewer';
import { readPlay, type Play } from '../board/play';
import { courseRows, leaderRows, scoreRows } from '../board/tournament-rows';
import { momentsOf, type GolfMemories } from '../golf-memories';
import { golfTag } from '../golf-tags';
import type { RoundShots } from '../rules/shots.rules';
import { seasonAt } from '../season/so-far';
import { courseOf, groundRow } from './grounds';
import { lastShotsOf, shotDetailsOf, type ShotModel } from './seen-shots';

export interface ShotDetailsParams {
  contestId: number;
  tid: number;
  /** One golfer instead of the viewer's four; 0. */
  gid: number;
  /** 0: the round that is on. */
  round: number;
  /** Whether grounds are told in one short text. */
  asText: boolean;
}

interface Model {
  contest: Contest;
  entries: readonly Entry[];
  play: Play;
  round: number;
  shots: readonly RoundShots[];
  details: ShotModel;
  now: number;
  lastShots: ReadonlyMap<number, string>;
  groundOf(hole: number, courseId: number): GolfGroundRow | null;
  wanted: number;
}

/** Scores and shots of the viewer's golfers in one round, with the ground that they are drawn on. */
export const shotDetailsPage = (memories: GolfMemories): PartedPage<ShotDetailsParams> => ({
  name: 'golf shots',
  key: ({ contestId, tid, gid, round, asText }) => [contestId, tid, gid, round, asText].join(':'),
  // Each of them holds a model of its own.
  states: 8,
  parts: [shotsPart(memories)],
});

const MODEL_BYTES = 50_000;

const shotsPart = (memories: GolfMemories) =>
  part<ShotDetailsParams, Model>({
    name: 'shots',
    tags: ({ contestId, tid }) => [
      tag.clock,
      tag.contest(contestId),
      golfTag.contest(contestId),
      golfTag.calendar,
      golfTag.tournament(tid),
      golfTag.shots(tid),
      golfTag.picks(contestId, tid),
    ],
    async load(tx, { contestId, tid, gid, round: asked, asText }, now) {
      const memberships = memories.directory.in(tx);
      const contest = must(await memberships.contest(contestId), 'the contest of a page');
      const entries = await memberships.entriesOf(contestId);
      const season = await seasonAt(tx, memories, contestId, now);
      const play = must(await readPlay(tx, memories, { contest, entries, season, tid, now }), 'a tournament of the contest');
      const round = asked || play.board.currentRound;
      const shots = await memories.shots.readIn(tx, tid);
      const details = shotDetailsOf(shots, play.board, { round, now });
      const last = lastShotsOf(shots, play.board, now);
      const moments = momentsOf(play.facts, now);
      const where = { tid, round, now, asText };
      const groundOf = (hole: number, courseId: number) => groundRow(memories, shots, play.board, { ...where, hole, courseId });
      return {
        model: { contest, entries, play, round, shots, details, now, lastShots: last.texts, groundOf, wanted: gid },
        validFrom: Math.max(moments.validFrom, details.validFrom, last.validFrom),
        validUntil: Math.min(moments.validUntil, details.validUntil, last.validUntil),
      };
    },
    own: rowsFor,
    weigh: () => MODEL_BYTES,
  });

function rowsFor(model: Model, viewer: Viewer): PageLists {
  const { contest, entries, play, round, details, wanted } = model;
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const picks: GolfPicksRow[] = mine && play.entries.includes(mine) ? [rowOf(play, mine, true)] : [];
  const own = picks.flatMap(({ Pick1, Pick2, Pick3, Pick4 }) => [Pick1, Pick2, Pick3, Pick4]);
  const golfers = new Set(wanted ? [wanted] : own.filter((golferId) => golferId !== null));
  const scores = scoreRows(play.board)
    .filter((row) => row.round_number === round && golfers.has(row.golfer_ID))
    .map((row) => ({ ...row, shot_details: details.texts.get(row.golfer_ID) ?? null }));
  const config: RowOf<DataOf<'GET golf/shotdetails'>['config']> = {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    ...tournamentFields(play.board, contest.year),
    shown_round: round,
  };
  return {
    config: [config],
    courses: courseRows(play.board.courses),
    picks,
    leaderboard: leaderRows(play.board, model.lastShots).filter(({ Golfer_ID }) => golfers.has(Golfer_ID)),
    scores,
    grounds: groundsOf(model, golfers),
  };
}

/** The ground of each hole that these golfers have begun in the round. */
function groundsOf({ shots, now, round, play, groundOf }: Model, golfers: ReadonlySet<number>): GolfGroundRow[] {
  const holes = new Map(
    shots
      .filter((one) => one.round === round && golfers.has(one.golferId))
      .flatMap((one) => {
        const courseId = courseOf(play.board, one);
        const seen = one.shots.filter(({ at = 0 }) => at <= now);
        return seen.map(({ h: hole }) => [`${courseId}:${hole}`, { hole, courseId }] as const);
      }),
  );
  const inOrder = [...holes.values()].sort((one, other) => one.courseId - other.courseId || one.hole - other.hole);
  return inOrder.flatMap(({ hole, courseId }) => groundOf(hole, courseId) ?? []);
}
