import { z } from 'zod';
import { fit } from '../../../../sport/feeds/fit';
import type { Misfit } from '../../../../sport/feeds/misfit';
import type { GolferStatus, Reported } from '../../golf';
import { SAYS_NOTHING, type FeedGolf, type FeedGolfer, type FeedRound } from '../feed-golf';
import { clockWords, strokesOf, thruWords, toParOf } from './words.rules';

const text = z.string().nullish();
const row = z.object({
  playerId: z.string().regex(/^\d{1,9}$/),
  playerNames: z.object({ firstName: z.string(), lastName: z.string() }),
  status: z.string(),
  playerRoundId: z.string().regex(/^\d$/),
  round: text,
  thru: text,
  teeTime: text,
  startingHoleId: text,
  coursesByRounds: z.record(z.string(), z.string()).default({}),
  courseId: text,
  rounds: z.array(z.object({ strokes: z.string() })),
  shottext: text,
  country: text,
  positionCurrent: text,
});
const answer = z.object({
  rows: z.array(z.unknown()),
  roundState: z.string(),
  totalRounds: z.number().int(),
  tournamentRoundId: z.number().int(),
  cutLines: z.array(z.object({ paid_players_making_cut: z.number().int() })).default([]),
});

const STATUS: Readonly<Record<string, GolferStatus>> = { active: 'IN', cut: 'CUT', mdf: 'MDF', wd: 'WD', dq: 'DQ' };
const HOLES = 18;

/** The tour's own leaderboard as it was until 2019. It does not say of which tournament it is. Undefined for another shape. */
export function readLbdata(json: unknown, misfits: Misfit[] = []): FeedGolf | undefined {
  const whole = fit(answer, json, [], misfits);
  if (!whole) return undefined;
  const { rows, roundState, totalRounds, tournamentRoundId, cutLines } = whole;
  const problems: string[] = [];
  const golfers = new Map<string, FeedGolfer>();
  const winners: string[] = [];
  const isFinal = roundState === 'Official' && tournamentRoundId === totalRounds;
  for (const [n, value] of rows.entries()) {
    const read = fit(row, value, ['rows', n], misfits);
    if (!read) continue;
    // A second row of one golfer is somebody's note in the file, not a golfer.
    if (golfers.has(read.playerId)) problems.push(`Golfer ${read.playerId} is there twice; the second row was left out.`);
    else {
      golfers.set(read.playerId, golferOf(read));
      if (isFinal && read.positionCurrent === '1') winners.push(read.playerId);
    }
  }
  const reported: Reported = isFinal ? 'FINAL' : /suspend|delay/i.test(roundState) ? 'SUSPENDED' : '';
  const count = cutLines[0]?.paid_players_making_cut;
  return {
    ...SAYS_NOTHING,
    source: 'pgatour',
    reported,
    cut: count ? { count } : null,
    golfers: [...golfers.values()],
    winners,
    problems,
  };
}

function golferOf(one: z.infer<typeof row>): FeedGolfer {
  const current = Number(one.playerRoundId);
  const { thru, isBack } = thruWords(one.thru);
  const tee = clockWords(one.teeTime);
  const rounds = one.rounds.map(({ strokes: words }, n): FeedRound => {
    const round = n + 1;
    const course = Number(one.coursesByRounds[String(round)] ?? one.courseId ?? Number.NaN);
    const courseId = Number.isInteger(course) ? course : null;
    const strokes = strokesOf(words);
    if (round !== current || strokes !== null) return { round, courseId, strokes, thru: strokes === null ? null : HOLES };
    return {
      round,
      courseId,
      thru,
      toPar: thru === null ? null : toParOf(one.round),
      startHole: isBack || one.startingHoleId === '10' ? 10 : 1,
      teeAt: tee === null ? null : { local: tee },
      lastShot: one.shottext ?? '',
    };
  });
  const name = `${one.playerNames.firstName} ${one.playerNames.lastName}`.trim();
  return { id: one.playerId, name, status: STATUS[one.status] ?? null, country: one.country ?? '', rounds };
}
