import { formatToPar } from '@poolhouse/contract/formats';
import { compareNames } from '../../standings/names.rules';

/** An entry at the end of a tournament, or as it stands. */
export interface Finisher {
  readonly entryId: number;
  readonly name: string;
  /** To par, over all official rounds. */
  readonly score: number;
  /** Best ball of each official round, the first round first. */
  readonly rounds: readonly number[];
}

export interface Placed<T extends Finisher> {
  readonly finisher: T;
  readonly place: number;
  readonly shared: boolean;
  /** How a tie on total was decided, or why it was not; '' without a tie. */
  readonly tieNote: string;
}

/** Lowest score first; ties by the last official round, then the round before, back to the first. */
function byRounds(a: Finisher, b: Finisher): number {
  if (a.score !== b.score) return a.score - b.score;
  for (let n = Math.max(a.rounds.length, b.rounds.length) - 1; n >= 0; n -= 1) {
    const difference = (a.rounds[n] ?? 0) - (b.rounds[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The round that tells two entries of the same total apart; 0 where none does. */
export function decidingRound(a: Finisher, b: Finisher): number {
  for (let n = Math.max(a.rounds.length, b.rounds.length); n >= 1; n -= 1) if ((a.rounds[n - 1] ?? 0) !== (b.rounds[n - 1] ?? 0)) return n;
  return 0;
}

/** Finishers in groups of equal place, the best first; within a group by name. */
export function finalOrder<T extends Finisher>(finishers: readonly T[]): T[][] {
  return grouped(finishers, byRounds);
}

/** As they stand while the tournament runs: by score alone, places shared. */
export function liveOrder<T extends Finisher>(finishers: readonly T[]): T[][] {
  return grouped(finishers, (a, b) => a.score - b.score);
}

function grouped<T extends Finisher>(finishers: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const sorted = [...finishers].sort((a, b) => compare(a, b) || compareNames(a.name, b.name));
  const groups: T[][] = [];
  for (const one of sorted) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Every place with its sentence. @param isFinal no hole is left; until then the sentences say what would decide */
export function placed<T extends Finisher>(finishers: readonly T[], isFinal: boolean): Placed<T>[] {
  const level = new Map<number, T[]>();
  for (const finisher of finishers) {
    const own = level.get(finisher.score);
    if (own) own.push(finisher);
    else level.set(finisher.score, [finisher]);
  }
  for (const own of level.values()) own.sort((a, b) => compareNames(a.name, b.name));
  let place = 1;
  return (isFinal ? finalOrder(finishers) : liveOrder(finishers)).flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map((finisher) => ({
      finisher,
      place: at,
      shared: group.length > 1,
      tieNote: tieNote(finisher, level.get(finisher.score) ?? [], isFinal),
    }));
  });
}

/** Of those level on total, in the order of their names: the first from whom the latest round tells apart, else the first of all. */
function rivalOf(own: Finisher, level: readonly Finisher[]): Finisher | undefined {
  const others = (other: Finisher) => other.entryId !== own.entryId;
  for (let n = own.rounds.length - 1; n >= 0; n -= 1) {
    const rival = level.find((other) => others(other) && (other.rounds[n] ?? 0) !== (own.rounds[n] ?? 0));
    if (rival) return rival;
  }
  return level.find(others);
}

/** 'Level at −46; ahead on round 4: −12 against −11.' */
function tieNote(own: Finisher, level: readonly Finisher[], isFinal: boolean): string {
  const rival = level.length < 2 ? undefined : rivalOf(own, level);
  if (!rival) return '';
  const total = formatToPar(own.score);
  const round = decidingRound(own, rival);
  if (round === 0) return isFinal ? `Level at ${total} in every round: the place is shared.` : `Level at ${total} in every round so far.`;
  const [mine, theirs] = [own.rounds[round - 1] ?? 0, rival.rounds[round - 1] ?? 0];
  const against = `${formatToPar(mine)} against ${formatToPar(theirs)}`;
  if (!isFinal) return `Level at ${total}; would be broken by round ${round} so far: ${against}.`;
  return `Level at ${total}; ${mine < theirs ? 'ahead' : 'behind'} on round ${round}: ${against}.`;
}
