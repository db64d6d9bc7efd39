import { seriesOf, type PlayedPeriod } from './played.rules';
import type { PeriodResult } from './results-source';
import { longestRuns } from './runs.rules';

export type Ahead = 1 | 0 | -1;

/** A period in which two players both have a result. */
export interface Meeting {
  readonly at: PlayedPeriod;
  readonly mine: PeriodResult;
  readonly theirs: PeriodResult;
  /** 1 where the first one finished ahead. */
  readonly ahead: Ahead;
}

export interface Tally {
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

export interface HeadToHead {
  /** In the order in which they ended. */
  readonly meetings: readonly Meeting[];
  readonly all: Tally;
  /** The same contest over the years; how much more of its first figure the first one had over all of it. */
  readonly contests: readonly (Tally & { readonly of: PlayedPeriod; readonly margin: number })[];
  /** The latest first. */
  readonly years: readonly (Tally & { readonly year: number })[];
  /** The last meetings, all of which one of them won; none where the last was level. */
  readonly current: readonly Meeting[];
  /** The latest of the longest runs of each. */
  readonly mine: readonly Meeting[];
  readonly theirs: readonly Meeting[];
}

/** Periods in which both have a result. @param periods in their order */
export function meetingsOf(periods: readonly PlayedPeriod[], me: number, other: number): Meeting[] {
  return periods.flatMap((at) => {
    const [mine, theirs] = [at.results.get(me), at.results.get(other)];
    if (!mine || !theirs) return [];
    const ahead = Math.sign(theirs.rank - mine.rank);
    return [{ at, mine, theirs, ahead: ahead > 0 ? 1 : ahead < 0 ? -1 : 0 }];
  });
}

/** One player against another: who finished ahead where both played. */
export function headToHead(periods: readonly PlayedPeriod[], me: number, other: number): HeadToHead {
  const meetings = meetingsOf(periods, me, other);
  const last = meetings.at(-1)?.ahead ?? 0;
  const start = meetings.findLastIndex(({ ahead }) => ahead !== last) + 1;
  return {
    meetings,
    all: tallyOf(meetings),
    contests: groupsBy(meetings, ({ at }) => seriesOf(at.of)).flatMap((of) => {
      const [first] = of;
      return first ? [{ ...tallyOf(of), of: first.at, margin: marginOf(of) }] : [];
    }),
    years: groupsBy(meetings, ({ at }) => at.of.contest.year)
      .map((of) => ({ ...tallyOf(of), year: of[0]?.at.of.contest.year ?? 0 }))
      .sort((a, b) => b.year - a.year),
    current: last === 0 ? [] : meetings.slice(start),
    mine: longestRuns(meetings, ({ ahead }) => ahead === 1).at(-1) ?? [],
    theirs: longestRuns(meetings, ({ ahead }) => ahead === -1).at(-1) ?? [],
  };
}

function tallyOf(meetings: readonly Meeting[]): Tally {
  const count = (wanted: Ahead) => meetings.filter(({ ahead }) => ahead === wanted).length;
  return { ahead: count(1), behind: count(-1), level: count(0) };
}

const marginOf = (meetings: readonly Meeting[]): number =>
  meetings.reduce((sum, { mine, theirs }) => sum + mine.score[0] - theirs.score[0], 0);

function groupsBy<T>(all: readonly T[], keyOf: (one: T) => string | number): T[][] {
  const groups = new Map<string | number, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** By other player, in how many periods both have a result. */
export function metBy(periods: readonly PlayedPeriod[], me: number): Map<number, number> {
  const met = new Map<number, number>();
  for (const { results } of periods) {
    if (!results.has(me)) continue;
    for (const user of results.keys()) if (user !== me) met.set(user, (met.get(user) ?? 0) + 1);
  }
  return met;
}
