import { formatPlace, plural } from '@poolhouse/contract/formats';
import { byScore, seriesOf, type PlayedContest, type PlayedPeriod } from './played.rules';
import type { PeriodResult, RecordKind } from './results-source';
import { longestRuns } from './runs.rules';

/** A player's result in a period. */
export interface Held {
  readonly at: PlayedPeriod;
  readonly userId: number;
  readonly result: PeriodResult;
}

/** A figure that nobody has done better, in one contest over the years. */
export interface CircleRecord {
  readonly kind: RecordKind;
  readonly of: PlayedContest;
  readonly head: string;
  /** What it is made of: the latest first, of a run in its order. */
  readonly behind: readonly Held[];
}

/** A run of fewer is none. */
const SHORTEST_RUN = 2;
const SHORTEST_DROUGHT = 3;
/** A place after the first rounds is luck. */
const SETTLED_ROUNDS = 3;
const LEAST_GAIN = 2;

/**
 * What a circle's contests have to remember. Figures of different contests are never compared; one that the data do not give is left out.
 *
 * @param contests of all years @param rounds in the order in which they ended
 */
export function recordsOf(
  contests: readonly PlayedContest[],
  rounds: readonly PlayedPeriod[],
  seasons: readonly PlayedPeriod[],
): CircleRecord[] {
  const series = new Map<string, PlayedContest>();
  for (const one of contests) series.set(seriesOf(one), one);
  return [...series].flatMap(([name, of]) => {
    const within = (all: readonly PlayedPeriod[]) => all.filter((one) => seriesOf(one.of) === name);
    const own = { of, rounds: within(rounds), seasons: within(seasons), ...heldIn(within(rounds)) };
    return of.source.gives.flatMap((kind): CircleRecord[] => {
      const found = own.rounds.length > 0 ? FIGURES[kind](own) : undefined;
      return found ? [{ kind, of, ...found }] : [];
    });
  });
}

interface Series {
  of: PlayedContest;
  rounds: readonly PlayedPeriod[];
  seasons: readonly PlayedPeriod[];
  /** All results of the rounds. */
  held: readonly Held[];
  /** By player: what they had in each round, null where they did not play. */
  byPlayer: readonly (readonly (Held | null)[])[];
}

type Figure = (series: Series) => Pick<CircleRecord, 'head' | 'behind'> | undefined;

const FIGURES: Readonly<Record<RecordKind, Figure>> = {
  best: ({ held }) => extreme(held, byScore),
  worst: ({ held }) => extreme(held, (a, b) => byScore(b, a)),
  streak: (series) => longest(series, ({ good }) => good === true, SHORTEST_RUN),
  drought: (series) => (series.held.some(({ result }) => result.won) ? longest(series, ({ won }) => !won, SHORTEST_DROUGHT) : undefined),
  pots: mostWon,
  comeback,
};

/** One pass over all results, which in a large circle are hundreds of thousands. */
function heldIn(rounds: readonly PlayedPeriod[]): Pick<Series, 'held' | 'byPlayer'> {
  const held: Held[] = [];
  const byPlayer = new Map<number, (Held | null)[]>();
  for (const [n, at] of rounds.entries())
    for (const [userId, result] of at.results) {
      const one = { at, userId, result };
      held.push(one);
      const own = byPlayer.get(userId) ?? rounds.map(() => null);
      own[n] = one;
      byPlayer.set(userId, own);
    }
  return { held, byPlayer: [...byPlayer.values()] };
}

/** Nothing where all are alike. */
function extreme(held: readonly Held[], order: (a: PeriodResult, b: PeriodResult) => number): ReturnType<Figure> {
  const first = held.reduce<Held | undefined>((best, one) => (!best || order(one.result, best.result) < 0 ? one : best), undefined);
  const behind = held.filter(({ result }) => first && order(result, first.result) === 0).sort((a, b) => b.at.period.at - a.at.period.at);
  return first && behind.length < held.length ? { head: first.result.says, behind } : undefined;
}

/** A round that somebody did not play ends a run, and the years follow each other. */
function longest({ of, byPlayer }: Series, is: (result: PeriodResult) => boolean, least: number): ReturnType<Figure> {
  const runs = byPlayer.flatMap((own) => longestRuns(own, (one) => one !== null && is(one.result)));
  const most = Math.max(0, ...runs.map(({ length }) => length));
  if (most < least) return undefined;
  const behind = runs.filter(({ length }) => length === most).flat();
  return { head: plural(most, of.source.round), behind: behind.flatMap((one) => one ?? []) };
}

function mostWon({ of, held }: Series): ReturnType<Figure> {
  const won = held.filter(({ result }) => result.won);
  const keyOf = ({ at, userId }: Held) => `${userId} ${at.of.contest.year}`;
  const counts = new Map<string, number>();
  for (const one of won) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < SHORTEST_RUN) return undefined;
  const behind = won.filter((one) => counts.get(keyOf(one)) === most).sort((a, b) => b.at.period.at - a.at.period.at);
  return { head: plural(most, of.source.round), behind };
}

/** From the worst place after a round, once some were played, to the place at the end: of seasons that are over. */
function comeback({ rounds, seasons }: Series): ReturnType<Figure> {
  const climbs = seasons.flatMap((end) => {
    const played = rounds.filter((one) => one.of === end.of).slice(SETTLED_ROUNDS - 1);
    return heldIn([end]).held.flatMap((final) => {
      const low = played
        .flatMap((at) => {
          const result = at.results.get(final.userId);
          return result?.seasonRank != null && result.entryId === final.result.entryId ? [{ at, userId: final.userId, result }] : [];
        })
        .reduce<Held | undefined>((worst, one) => (!worst || placeAfter(one) > placeAfter(worst) ? one : worst), undefined);
      return low ? [{ low, final, gain: placeAfter(low) - final.result.rank }] : [];
    });
  });
  const most = Math.max(0, ...climbs.map(({ gain }) => gain));
  const [first, ...others] = climbs.filter(({ gain }) => gain === most).reverse();
  if (!first || most < LEAST_GAIN) return undefined;
  const head = others.length === 0 ? `${placeWords(first.low)} to ${placeWords(first.final)}` : plural(most, 'place');
  return { head, behind: [first, ...others].flatMap(({ low, final }) => [withPlace(low), withPlace(final)]) };
}

const placeAfter = ({ result }: Held): number => result.seasonRank ?? 0;

/** What it says is where that left its player. */
const withPlace = (held: Held): Held => ({ ...held, result: { ...held.result, says: placeWords(held) } });

function placeWords(held: Held): string {
  const shared = held.at.period.results.filter(({ seasonRank }) => seasonRank === placeAfter(held)).length > 1;
  return formatPlace(placeAfter(held), shared);
}
