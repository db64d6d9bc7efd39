import { endingsOf, type Ending, type RunningPick } from './endings.rules';

/** An entry in the race of a week or a season. */
export interface Racer {
  wins: number;
  /** Those that are certain to come included. */
  losses: number;
  /** Picks of games to come, made or not: each can go either way by itself. */
  open: number;
  /** Picks of games that are on; those of the same game hang together. */
  running: readonly RunningPick[];
}

/** Shared places by most wins, then fewest losses. */
export interface Places {
  best: number;
  worst: number;
}

/** So many endings are tried one by one; with more, entries are compared two by two. */
const ENDINGS_TRIED = 250;
/** Above every number of picks. */
const WIN = 10_000;

/**
 * The best and worst place that each racer can still take. Exact while few games are on. With many, each pair is compared
 * exactly and the pairs are added up: no ending then puts a racer higher than `best` or lower than `worst`, and that nobody
 * can pass a racer stays exact.
 *
 * @param wanted whose places are worked out, by their place in the list; those of the others say nothing then
 */
export function placesOf(racers: readonly Racer[], wanted: (n: number) => boolean = () => true): Places[] {
  const games = endingsOf(racers.map((racer) => racer.running));
  const count = games.reduce((product, endings) => product * endings.length, 1);
  return count <= ENDINGS_TRIED ? everyEnding(racers, games, wanted) : twoByTwo(racers, games, wanted);
}

type Wanted = (n: number) => boolean;

/** Every open pick is won or lost, so wins and the number of all picks tell the losses: more picks, more losses. */
function picksInAll(racer: Racer): number {
  return racer.wins + racer.losses + racer.open + racer.running.length;
}

function everyEnding(racers: readonly Racer[], games: readonly Ending[][], wanted: Wanted): Places[] {
  const runs = racers.map((racer) => {
    const place: Places = { best: racers.length, worst: 1 };
    return { open: racer.open, all: picksInAll(racer), wins: racer.wins, least: 0, most: 0, place };
  });
  const winnersOf = games.map((endings) => endings.map((ending) => runs.filter((_, n) => ending[n] === 1)));
  const asked = runs.filter((_, n) => wanted(n));
  const lows = new Float64Array(runs.length);
  const highs = new Float64Array(runs.length);
  const settle = () => {
    for (const [n, run] of runs.entries()) {
      lows[n] = run.least = run.wins * WIN - run.all;
      highs[n] = run.most = (run.wins + run.open) * WIN - run.all;
    }
    lows.sort();
    highs.sort();
    for (const { place, least, most, open } of asked) {
      place.best = Math.min(place.best, 1 + above(lows, most));
      // With open picks a racer's own best stands above their worst.
      place.worst = Math.max(place.worst, 1 + above(highs, least) - (open > 0 ? 1 : 0));
    }
  };
  const play = (at: number) => {
    const endings = winnersOf[at];
    if (!endings) return settle();
    for (const winners of endings) {
      for (const run of winners) run.wins += 1;
      play(at + 1);
      for (const run of winners) run.wins -= 1;
    }
  };
  play(0);
  return runs.map(({ place }) => place);
}

/** How many of the sorted numbers are greater. */
function above(sorted: Float64Array, limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) > limit) to = middle;
    else from = middle + 1;
  }
  return sorted.length - from;
}

function twoByTwo(racers: readonly Racer[], games: readonly Ending[][], wanted: Wanted): Places[] {
  const runs = racers.map((racer, n) => {
    const place: Places = { best: 1, worst: 1 };
    return { n, wins: racer.wins, open: racer.open, all: picksInAll(racer), place };
  });
  for (const one of runs.filter(({ n }) => wanted(n))) {
    for (const other of runs) {
      if (one === other) continue;
      let least = other.wins - one.wins - one.open;
      let most = other.wins - one.wins + other.open;
      for (const endings of games) {
        let [low, high] = [1, -1];
        for (const ending of endings) {
          const lead = (ending[other.n] ?? 0) - (ending[one.n] ?? 0);
          if (lead < low) low = lead;
          if (lead > high) high = lead;
        }
        least += low;
        most += high;
      }
      const fewerLosses = other.all < one.all;
      if (least > 0 || (least === 0 && fewerLosses)) one.place.best += 1;
      if (most > 0 || (most === 0 && fewerLosses)) one.place.worst += 1;
    }
  }
  return runs.map(({ place }) => place);
}
