import { z } from 'zod';
import { fit } from '../../../../sport/feeds/fit';
import type { Misfit, Path } from '../../../../sport/feeds/misfit';
import type { GolferStatus, Reported } from '../../golf';
import type { Shot } from '../../rules/shots.rules';
import { SAYS_NOTHING, type FeedCourse, type FeedGolf, type FeedGolfer, type FeedRound, type FeedShots } from '../feed-golf';
import { byHole, strokesOf } from './words.rules';

const number = z.number().nullish();
const shot = z.object({
  shot_id: z.number().int(),
  distance: number,
  left: number,
  cup: z.boolean(),
  from: z.string(),
  to: z.string(),
  x: z.string(),
  y: z.string(),
  shottext: z.string(),
});
const player = z.object({
  player_id: z.string().regex(/^\d{1,9}$/),
  player_bio: z.object({ first_name: z.string(), last_name: z.string(), country: z.string().default('') }),
  status: z.string(),
  current_position: z.string().nullish(),
  current_round: z.number().int().nullish(),
  thru: number,
  today: number,
  start_hole: number,
  course_id: z.string().nullish(),
  rounds: z.array(z.object({ round_number: z.number().int(), strokes: number, tee_time: z.string().nullish() })),
  holes: z.array(z.object({ course_hole_id: z.number().int(), strokes: number, shots: z.array(z.unknown()).default([]) })).default([]),
});
const course = z.object({
  course_id: z.string().regex(/^\d+$/),
  course_name: z.string(),
  course_code: z.string().default(''),
  holes: z.array(z.object({ hole_id: z.number().int(), round: z.array(z.object({ par: z.number().int(), distance: number })).min(1) })),
});
const answer = z.object({
  leaderboard: z.object({
    tour_code: z.string(),
    tournament_id: z.string(),
    tournament_name: z.string(),
    start_date: z.string(),
    is_finished: z.boolean(),
    round_state: z.string().default(''),
    courses: z.array(z.unknown()).default([]),
    cut_line: z.object({ paid_players_making_cut: z.number().int() }).nullish(),
    players: z.array(z.unknown()),
  }),
});

const STATUS: Readonly<Record<string, GolferStatus>> = { active: 'IN', cut: 'CUT', mdf: 'MDF', wd: 'WD', dq: 'DQ' };
const HOLES = 18;

/** The tour's leaderboard of 2018, with every hole and shot of the round that is on. Undefined for another shape. */
export function readLeaderboard2018(json: unknown, misfits: Misfit[] = []): FeedGolf | undefined {
  const board = fit(answer, json, [], misfits)?.leaderboard;
  if (!board) return undefined;
  const golfers: FeedGolfer[] = [];
  const shots: FeedShots[] = [];
  const winners: string[] = [];
  for (const [n, value] of board.players.entries()) {
    const at = ['leaderboard', 'players', n];
    const read = fit(player, value, at, misfits);
    if (!read) continue;
    golfers.push(golferOf(read));
    if (board.is_finished && read.current_position === '1') winners.push(read.player_id);
    const own = shotsOf(read, at, misfits);
    if (own.length > 0 && read.current_round) shots.push({ id: read.player_id, round: read.current_round, shots: own });
  }
  const reported: Reported = board.is_finished ? 'FINAL' : /suspend/i.test(board.round_state) ? 'SUSPENDED' : '';
  return {
    ...SAYS_NOTHING,
    source: 'pgatour',
    event: {
      key: { tourCode: board.tour_code.toUpperCase(), year: Number(board.start_date.slice(0, 4)), permNum: board.tournament_id },
      name: board.tournament_name,
      startDate: board.start_date,
    },
    reported,
    cut: board.cut_line ? { count: board.cut_line.paid_players_making_cut } : null,
    courses: board.courses.flatMap((value, n) => courseOf(fit(course, value, ['leaderboard', 'courses', n], misfits))),
    golfers,
    winners,
    shots,
  };
}

function golferOf(one: z.infer<typeof player>): FeedGolfer {
  const rounds = one.rounds.map(({ round_number: round, strokes, tee_time: tee }): FeedRound => {
    const isOn = round === one.current_round;
    const [date, time] = tee?.split('T') ?? [];
    return {
      round,
      strokes: strokesOf(strokes),
      thru: strokesOf(strokes) === null ? (isOn ? (one.thru ?? null) : null) : HOLES,
      toPar: isOn ? (one.today ?? null) : null,
      courseId: one.course_id ? Number(one.course_id) : null,
      startHole: isOn ? (one.start_hole === 10 ? 10 : 1) : null,
      teeAt: date && time ? { local: time.slice(0, 5), date } : null,
      ...(isOn && one.holes.length > 0
        ? { holes: byHole(one.holes.map((hole) => ({ hole: hole.course_hole_id, value: strokesOf(hole.strokes) }))) }
        : {}),
    };
  });
  const name = `${one.player_bio.first_name} ${one.player_bio.last_name}`.trim();
  return { id: one.player_id, name, status: STATUS[one.status] ?? null, country: one.player_bio.country, rounds };
}

function shotsOf({ holes }: z.infer<typeof player>, at: Path, misfits: Misfit[]): Shot[] {
  return holes.flatMap(({ course_hole_id: h, shots }, n) =>
    shots.flatMap((value, k): Shot[] => {
      const one = fit(shot, value, [...at, 'holes', n, 'shots', k], misfits);
      if (!one) return [];
      const [x, y] = [Number(one.x), Number(one.y)];
      const text = one.shottext.replace(/^Shot \d+ /, '');
      return [
        {
          h,
          n: one.shot_id,
          t: /penalty/i.test(text) ? 'P' : /^drop/i.test(text) ? 'D' : /provisional/i.test(text) ? 'V' : 'S',
          d: one.distance ?? null,
          l: one.left ?? null,
          from: one.from,
          to: one.to,
          a: null,
          b: x === 0 && y === 0 ? null : { x, y },
          ...(one.cup ? { cup: true } : {}),
          text,
        },
      ];
    }),
  );
}

function courseOf(read: z.infer<typeof course> | undefined): FeedCourse[] {
  if (read?.holes.length !== HOLES) return [];
  const holes = [...read.holes].sort((a, b) => a.hole_id - b.hole_id);
  return [
    {
      courseId: Number(read.course_id),
      name: read.course_name,
      code: read.course_code,
      pars: holes.map(({ round }) => round[0]?.par ?? 0),
      yards: holes.map(({ round }) => round[0]?.distance ?? 0),
    },
  ];
}
