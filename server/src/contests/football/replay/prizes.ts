import type { Book } from './book';
import { totalsOf, type Totals } from './totals';

export interface Prizes {
  pot: number;
  /** The contest's weeks: 15, and the extra ones that were needed. */
  weeks: number;
  /** What a perfect week wins, by week, as far as it is known. */
  available: Map<number, number>;
  /** Points of each week, by entry name. */
  weekly: Map<number, Map<string, number>>;
  /** Overall and cigar points by entry name; empty until the contest is over. */
  final: Map<string, number>;
}

/** All payments as the book stands at an instant (design.md section 8). */
export function prizesOf(book: Book, now: number): Prizes {
  const { pointsPerEntry, cigarPoints, overallPoints } = book.terms;
  const pot = book.entries.length * pointsPerEntry;
  const overall = overallPoints.reduce((all, points) => all + points, 0);
  const aWeek = Math.floor((pot - overall - cigarPoints) / 15);
  let joins = pot - overall - cigarPoints - 15 * aWeek;
  let unclaimed = 0;
  let week = 0;
  const weekly = new Map<number, Map<string, number>>();
  const available = new Map<number, number>();
  while (week < 15 || (unclaimed > 0 && week < book.lastWeek())) {
    week += 1;
    unclaimed += week <= 15 ? aWeek : 0;
    available.set(week, unclaimed);
    if (!book.isOver(week, now)) return { pot, weeks: Math.max(week, 15), available, weekly, final: new Map() };
    const perfect = book.entries.filter((entry) => book.record(entry, week, now).wins === 5);
    if (perfect.length === 0) continue;
    const share = Math.floor(unclaimed / perfect.length);
    weekly.set(week, new Map(perfect.map(({ name }) => [name, share])));
    joins += unclaimed - share * perfect.length;
    unclaimed = 0;
  }
  return { pot, weeks: week, available, weekly, final: seasonEnd(book, totalsOf(book, week, now), joins + unclaimed) };
}

function seasonEnd(book: Book, totals: Totals[], joining: number): Map<string, number> {
  const { cigarPoints, overallPoints } = book.terms;
  const paid = new Map<string, number>();
  const pay = (name: string, points: number) => paid.set(name, (paid.get(name) ?? 0) + points);
  const best = [...totals].filter((row) => row.weeks41 > 0).sort((a, b) => b.weeks41 - a.weeks41 || b.wins - a.wins);
  const cigar = best.filter((row) => row.weeks41 === best[0]!.weeks41 && row.wins === best[0]!.wins);
  evenly(
    cigarPoints,
    cigar.map((row) => row.name),
  ).forEach((points, name) => pay(name, points));

  const joined = joining + (cigar.length === 0 ? cigarPoints : 0);
  const places =
    overallPoints.length === 0 ? [joined] : overallPoints.map((points, place) => points + proportion(joined, overallPoints)[place]!);
  const order = [...totals].sort((a, b) => b.wins - a.wins || a.losses - b.losses);
  for (let at = 0; at < order.length;) {
    const tied = order.filter((row) => row.wins === order[at]!.wins && row.losses === order[at]!.losses);
    const spanned = places.slice(at, at + tied.length).reduce((all, points) => all + points, 0);
    evenly(
      spanned,
      tied.map((row) => row.name),
    ).forEach((points, name) => pay(name, points));
    at += tied.length;
  }
  return paid;
}

/** Whole points a head; what is over goes one by one down the alphabet. */
function evenly(points: number, names: string[]): Map<string, number> {
  const sorted = [...names].sort();
  return new Map(sorted.map((name, n) => [name, Math.floor(points / sorted.length) + (n < points % sorted.length ? 1 : 0)]));
}

/** Whole points in proportion to the prizes, by largest remainders. */
function proportion(points: number, prizes: number[]): number[] {
  const all = prizes.reduce((sum, prize) => sum + prize, 0);
  const parts = prizes.map((prize, place) => ({ place, whole: Math.floor((points * prize) / all), cut: (points * prize) % all }));
  let left = points - parts.reduce((sum, part) => sum + part.whole, 0);
  for (const part of [...parts].sort((a, b) => b.cut - a.cut || a.place - b.place)) if (left-- > 0) part.whole += 1;
  return parts.map((part) => part.whole);
}
