import type { LoggedContestRow } from '@poolhouse/contract';

/** A contest whose check may be opened from that of another one. */
export interface ContestChoice {
  readonly contest: number;
  readonly type: string;
  readonly label: string;
}

/** What can be chosen beside the contest that is shown. */
export interface Choices {
  /** By name; the shown contest's among them. */
  readonly circles: readonly { readonly id: number; readonly name: string }[];
  readonly circle: number;
  /** The contests of the shown one's circle. */
  readonly contests: readonly ContestChoice[];
}

type Titles = (type: string) => { readonly title: string; readonly order: number } | null;

/**
 * The player's circles, and the contests of the one that is shown, of each kind those of its latest year. Null for a contest in which the
 * player has no entry: who runs it sees it by itself.
 */
export function choicesOf(all: readonly LoggedContestRow[], shown: number, titleOf: Titles): Choices | null {
  const here = all.find(({ contest_id: id }) => id === shown);
  if (!here) return null;
  const circles = [...new Map(all.map(({ circle, circle_name: name }) => [circle, { id: circle, name }])).values()];
  return {
    circles: circles.sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
    circle: here.circle,
    contests: contestsIn(all, here, titleOf),
  };
}

/** Where another circle is entered: at a contest of the kind that was shown, else at its first. */
export function entranceTo(all: readonly LoggedContestRow[], circle: number, shown: number, titleOf: Titles): ContestChoice | undefined {
  const type = all.find(({ contest_id: id }) => id === shown)?.type;
  const [first] = all.filter((one) => one.circle === circle);
  const contests = first ? contestsIn(all, first, titleOf) : [];
  return contests.find((one) => one.type === type) ?? contests[0];
}

function contestsIn(all: readonly LoggedContestRow[], here: LoggedContestRow, titleOf: Titles): ContestChoice[] {
  const circle = all.filter((one) => one.circle === here.circle);
  const latest = (type: string) => Math.max(...circle.filter((one) => one.type === type).map(({ year }) => year));
  const shown = circle.filter((one) => one === here || one.year === latest(one.type));
  const order = ({ type }: LoggedContestRow) => titleOf(type)?.order ?? Infinity;
  return shown
    .sort((a, b) => Math.sign(order(a) - order(b)) || a.type.localeCompare(b.type) || b.year - a.year || a.name.localeCompare(b.name))
    .map((one) => ({ contest: one.contest_id, type: one.type, label: labelOf(one, shown, titleOf) }));
}

/** By its kind; where the circle has several of that, by what each is called, and by the year where that is the same. */
function labelOf(one: LoggedContestRow, all: readonly LoggedContestRow[], titleOf: Titles): string {
  const alike = all.filter(({ type }) => type === one.type);
  if (alike.length === 1) return titleOf(one.type)?.title ?? one.name;
  return alike.some((other) => other !== one && other.name === one.name) ? `${one.name} ${one.year}` : one.name;
}
