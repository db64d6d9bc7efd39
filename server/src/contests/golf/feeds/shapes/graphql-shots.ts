import { z } from 'zod';
import { fit } from '../../../../sport/feeds/fit';
import type { Misfit, Path } from '../../../../sport/feeds/misfit';
import { inchesOf, type Point, type Shot } from '../../rules/shots.rules';
import { SAYS_NOTHING, type FeedEvent, type FeedGolf } from '../feed-golf';
import { byHole, strokesOf } from './words.rules';

const text = z.string().nullish();
const spot = z
  .object({
    tourcastX: z.number().nullish(),
    tourcastY: z.number().nullish(),
    enhancedX: z.number().nullish(),
    enhancedY: z.number().nullish(),
  })
  .nullish();
const coords = z.object({ fromCoords: spot, toCoords: spot }).nullish();
const stroke = z.object({
  strokeNumber: z.number().int(),
  strokeType: z.string(),
  playByPlay: text,
  distance: text,
  distanceRemaining: text,
  fromLocation: text,
  fromLocationCode: text,
  toLocation: text,
  toLocationCode: text,
  finalStroke: z.boolean().default(false),
  overview: z.object({ leftToRightCoords: coords, bottomToTopCoords: coords }).nullish(),
});
const details = z.object({
  tournamentId: z.string(),
  playerId: z.string(),
  round: z.number().int(),
  holes: z.array(
    z.object({ holeNumber: z.number().int(), score: z.union([z.string(), z.number()]).nullish(), strokes: z.array(z.unknown()) }),
  ),
});

const TYPES: Readonly<Record<string, Shot['t']>> = { STROKE: 'S', PENALTY: 'P', DROP: 'D', PROVISIONAL: 'V' };

/** Every stroke of one golfer's round. Undefined for another shape. */
export function readShotDetails(
  value: unknown,
  { at, misfits, eventOf }: { at: Path; misfits: Misfit[]; eventOf: (id: string) => FeedEvent },
): FeedGolf | undefined {
  const read = fit(details, value, at, misfits);
  if (!read) return undefined;
  const { tournamentId, playerId: id, round, holes } = read;
  const problems: string[] = [];
  const shots = holes.flatMap(({ holeNumber, strokes }, n) =>
    strokes.flatMap((one, k) => {
      const own = fit(stroke, one, [...at, 'holes', n, 'strokes', k], misfits);
      if (own && TYPES[own.strokeType]) return [shotOf(holeNumber, own)];
      if (own) problems.push(`A stroke on hole ${holeNumber} of golfer ${id} is of a kind that is not known here.`);
      return [];
    }),
  );
  const known = byHole(holes.map(({ holeNumber, score }) => ({ hole: holeNumber, value: strokesOf(score) })));
  const tells = known.some((one) => one !== null);
  return {
    ...SAYS_NOTHING,
    source: 'pgatour',
    event: eventOf(tournamentId),
    golfers: tells ? [{ id, name: '', status: null, rounds: [{ round, holes: known }] }] : [],
    shots: [{ id, round, shots }],
    problems,
  };
}

function shotOf(h: number, one: z.infer<typeof stroke>): Shot {
  const t = TYPES[one.strokeType] ?? 'S';
  const places = one.overview?.bottomToTopCoords ?? one.overview?.leftToRightCoords;
  const feet = [feetOf(places?.fromCoords), feetOf(places?.toCoords)] as const;
  const inFeet = feet.some((point) => point !== null);
  const fractions = [fractionOf(places?.fromCoords), fractionOf(places?.toCoords)] as const;
  const [a, b] = inFeet ? feet : fractions;
  return {
    h,
    n: one.strokeNumber,
    t,
    d: inchesOf(one.distance ?? ''),
    l: one.finalStroke ? 0 : inchesOf(one.distanceRemaining ?? ''),
    from: one.fromLocationCode || one.fromLocation || '',
    to: one.toLocationCode || one.toLocation || '',
    a,
    b,
    ...(!inFeet && (a || b) ? { frac: true } : {}),
    ...(one.finalStroke ? { cup: true } : {}),
    text: one.playByPlay ?? '',
  };
}

/** -1 and 0 stand for a place that is not known. */
const feetOf = (at: z.infer<typeof spot>): Point | null =>
  at?.tourcastX && at.tourcastY && at.tourcastX > 0 && at.tourcastY > 0 ? { x: at.tourcastX, y: at.tourcastY } : null;

/** Fractions of a picture; outside of it nothing can be drawn on it. */
const fractionOf = (at: z.infer<typeof spot>): Point | null => {
  const [x, y] = [at?.enhancedX ?? -1, at?.enhancedY ?? -1];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
};
