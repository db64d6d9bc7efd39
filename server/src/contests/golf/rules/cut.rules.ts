/** How a tournament cuts its field. */
export interface CutRule {
  /** The round after which it is made; 0 for a tournament without a cut. */
  readonly cutRound: number;
  readonly cutCount: number;
  /** Also everybody within so many of the leader; 0 for nobody. */
  readonly cutWithin: number;
}

/**
 * The line: the total of the golfer in place `cutCount`, ties in. `totals` are to par, of all golfers but those who are WD, DQ or never
 * started; who has not started today stands at yesterday's. Null without a cut or a golfer.
 */
export function cutLine(totals: readonly number[], { cutRound, cutCount, cutWithin }: CutRule): number | null {
  if (cutRound === 0 || totals.length === 0) return null;
  const sorted = [...totals].sort((a, b) => a - b);
  const [leader = 0] = sorted;
  const line = sorted[Math.min(Math.max(cutCount, 1), sorted.length) - 1] ?? leader;
  return cutWithin > 0 ? Math.max(line, leader + cutWithin) : line;
}

/** Perm_Num of the tournaments that count double unless an administrator says otherwise. */
export const MAJORS: Readonly<Record<string, string>> = {
  '014': 'Masters Tournament',
  '011': 'THE PLAYERS Championship',
  '026': 'U.S. Open',
  '100': 'The Open Championship',
  '033': 'PGA Championship',
};
/** Rounds on three courses, each golfer on each of them, before the cut. */
const THREE_COURSES = new Set(['002', '005']);
/** Events without a cut: the opener for winners, the three of the play-offs, the one in Japan. */
const NO_CUT = new Set(['016', '027', '028', '060', '527']);

/** The usual rule of an event, until a feed says otherwise. */
export function usualCut(permNum: string, year: number): CutRule {
  if (NO_CUT.has(permNum)) return { cutRound: 0, cutCount: 0, cutWithin: 0 };
  if (permNum === '014') return { cutRound: 2, cutCount: 50, cutWithin: year <= 2019 ? 10 : 0 };
  if (permNum === '026') return { cutRound: 2, cutCount: 60, cutWithin: 0 };
  if (permNum === '100' || permNum === '033') return { cutRound: 2, cutCount: 70, cutWithin: 0 };
  return { cutRound: THREE_COURSES.has(permNum) ? 3 : 2, cutCount: year >= 2020 ? 65 : 70, cutWithin: 0 };
}
