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
 */
export function placesOf(racers: readonly Racer[]): Places[] {
  const games = endingsOf(racers.map((racer) => racer.running));
  const count = games.reduce((product, endings) => product * endings.length, 1);
  return count <= ENDINGS_TRIED ? everyEnding(racers, games) : twoByTwo(racers, games);
}

/** Every open pick is won or lost, so wins and the number of all picks tell the losses: more picks, more losses. */
function picksInAll(racer: Racer): number {
  return racer.wins + racer.losses + racer.open + racer.running.length;
}

function everyEnding(racers: readonly Racer[], games: readonly Ending[][]): Places[] {
  const places = racers.map((): Places => ({ best: racers.length, worst: 1 }));
  const wins = racers.map((racer) => racer.wins);
  const least = new Float64Array(racers.length);
  const most = new Float64Array(racers.length);
  const all = racers.map(picksInAll);
  const settle = () => {
    racers.forEach((racer, n) => {
      least[n] = wins[n]! * WIN - all[n]!;
      most[n] = (wins[n]! + racer.open) * WIN - all[n]!;
    });
    const [lows, highs] = [least.slice().sort(), most.slice().sort()];
    racers.forEach((racer, n) => {
      const place = places[n]!;
      place.best = Math.min(place.best, 1 + above(lows, most[n]!));
      // With open picks a racer's own best stands above his worst.
      place.worst = Math.max(place.worst, 1 + above(highs, least[n]!) - (racer.open > 0 ? 1 : 0));
    });
  };
  const play = (game: number) => {
    if (game === games.length) return settle();
    for (const ending of games[game]!) {
      ending.forEach((won, n) => (wins[n]! += won));
      play(game + 1);
      ending.forEach((won, n) => (wins[n]! -= won));
    }
  };
  play(0);
  return places;
}

/** How many of the sorted numbers are greater. */
function above(sorted: Float64Array, limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! > limit) to = middle;
    else from = middle + 1;
  }
  return sorted.length - from;
}

function twoByTwo(racers: readonly Racer[], games: readonly Ending[][]): Places[] {
  const places = racers.map((): Places => ({ best: 1, worst: 1 }));
  const all = racers.map(picksInAll);
  for (const [a, one] of racers.entries()) {
    for (const [b, other] of racers.entries()) {
      if (a === b) continue;
      let least = other.wins - one.wins - one.open;
      let most = other.wins - one.wins + other.open;
      for (const endings of games) {
        let [low, high] = [1, -1];
        for (const ending of endings) {
          const lead = ending[b]! - ending[a]!;
          if (lead < low) low = lead;
          if (lead > high) high = lead;
        }
        least += low;
        most += high;
      }
      const fewerLosses = all[b]! < all[a]!;
      if (least > 0 || (least === 0 && fewerLosses)) places[a]!.best += 1;
      if (most > 0 || (most === 0 && fewerLosses)) places[a]!.worst += 1;
    }
  }
  return places;
}
