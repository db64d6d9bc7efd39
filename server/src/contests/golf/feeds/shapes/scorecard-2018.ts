import { z } from 'zod';
import { fit } from '../../../../sport/feeds/fit';
import type { Misfit } from '../../../../sport/feeds/misfit';
import type { Shot } from '../../rules/shots.rules';
import { SAYS_NOTHING, type FeedGolf, type FeedRound, type FeedShots } from '../feed-golf';
import { byHole, strokesOf } from './words.rules';

const whole = z.string().regex(/^\d{1,7}$/);
const shot = z.object({
  n: whole,
  t: z.string(),
  /** Said of a provisional ball, and of a second ball from the tee that counts; whether it was counted tells which. */
  prv: z.string(),
  asc: z.string(),
  cup: z.string(),
  from: z.string(),
  to: z.string(),
  dist: z.string(),
  left: z.string(),
  x: z.string(),
  y: z.string(),
  shotText: z.string(),
});
const hole = z.object({ cNum: whole, sc: z.string(), shots: z.array(shot.nullable()) });
const card = z.object({ p: z.object({ id: whole, rnds: z.array(z.object({ n: whole, holes: z.array(hole) })) }) });

/** One golfer's score card with its shots, of 2018. It does not say of which tournament it is. Undefined for another shape. */
export function readScorecard2018(json: unknown, misfits: Misfit[] = []): FeedGolf | undefined {
  const read = fit(card, json, [], misfits);
  if (!read) return undefined;
  const { id, rnds } = read.p;
  const rounds: FeedRound[] = [];
  const shots: FeedShots[] = [];
  for (const { n, holes } of rnds) {
    const known = byHole(holes.map(({ cNum, sc }) => ({ hole: Number(cNum), value: strokesOf(sc) })));
    if (known.every((one) => one === null)) continue;
    rounds.push({ round: Number(n), holes: known, startHole: holes[0]?.cNum === '10' ? 10 : 1 });
    shots.push({
      id,
      round: Number(n),
      shots: holes.flatMap((one) => one.shots.flatMap((each) => (each ? [shotOf(Number(one.cNum), each)] : []))),
    });
  }
  return { ...SAYS_NOTHING, source: 'pgatour', golfers: [{ id, name: '', status: null, rounds }], shots };
}

export function shotOf(h: number, one: z.infer<typeof shot>): Shot {
  const [x, y] = [Number(one.x), Number(one.y)];
  const isHoled = one.cup === 'y';
  return {
    h,
    n: Number(one.n),
    t: one.t === 'P' ? 'P' : one.t === 'D' ? 'D' : one.prv === 'y' && one.asc !== '1' ? 'V' : 'S',
    d: one.t === 'P' ? null : Number(one.dist),
    l: one.t === 'P' ? null : Number(one.left),
    from: one.from,
    to: one.to,
    a: null,
    // A holed ball and a penalty stand at 0, 0, which is no place.
    b: x === 0 && y === 0 ? null : { x, y },
    ...(isHoled ? { cup: true } : {}),
    text: one.shotText.replace(/^Shot \d+ /, ''),
  };
}
