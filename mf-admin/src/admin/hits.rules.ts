import { typeTitle } from '../facts/types.rules';

export interface HitLine {
  readonly contest: string;
  readonly count: number;
  /** ISO; '' for never. */
  readonly last: string;
}

/** Titles of contests as the specification names them; others as people call them. */
const TITLES: Readonly<Record<string, string>> = { bbAuction: 'bbAuction', bbSquares: 'bbSquares' };
const FIRST = ['football', 'golf', 'bbAuction'];
const COUNT = '_HitCount';

/**
 * One line a contest of `football_HitCount`, `football_LastHitTime` and so on: those of the specification always, others once they were
 * opened.
 */
export function hitLines(row: object | undefined): HitLine[] {
  if (!row) return [];
  const facts = new Map(Object.entries(row));
  const areas = [...facts.keys()].filter((key) => key.endsWith(COUNT)).map((key) => key.slice(0, -COUNT.length));
  const order = [...FIRST.filter((area) => areas.includes(area)), ...areas.filter((area) => !FIRST.includes(area)).sort()];
  return order
    .map((area) => ({
      contest: TITLES[area] ?? typeTitle(area.toLowerCase()),
      count: Number(facts.get(`${area}${COUNT}`)),
      last: String(facts.get(`${area}_LastHitTime`) ?? ''),
      always: FIRST.includes(area),
    }))
    .filter(({ count, always }) => always || count > 0)
    .map(({ contest, count, last }) => ({ contest, count, last }));
}
