import { compareNames } from '../../standings/names.rules';
import type { RecapPick } from '../board/entry-recap';
import type { RecapFinisher, RecapTournament } from './tournament-recap.types';

/** An entry at its place, with whom it had: what is asked of all kinds of golf contests. */
export type Placed = Pick<RecapFinisher, 'entryId' | 'name' | 'place' | 'recap'>;

/** The hole from which on nobody was ahead of the winner. */
export interface Swing {
  winner: RecapFinisher;
  took: NonNullable<RecapFinisher['recap']['took']>;
  /** Who was ahead until then. */
  from: readonly RecapFinisher[];
}

/** Who came nearest and did not win: level with the winner on total, or in front when the lead was taken for good. */
export interface BadBeat {
  entry: RecapFinisher;
  winner: RecapFinisher;
  /** Null for who was level. */
  holesLeft: number | null;
}

/** A golfer whom one entry alone had picked. */
export interface Alone<T extends Placed = RecapFinisher> {
  entry: T;
  pick: RecapPick;
}

/** The golfer whom most had picked. */
export interface Crowd {
  pick: RecapPick;
  count: number;
  of: number;
}

export interface Run<T extends Placed = RecapFinisher> {
  entries: readonly T[];
  tournaments: number;
}

/** So many prizes in a row are worth a word. */
const RUN = 3;

const byPlace = (a: Placed, b: Placed): number => a.place - b.place || compareNames(a.name, b.name) || a.entryId - b.entryId;

/** The one who has won alone; undefined where the first place is shared. */
const soleWinner = (finishers: readonly RecapFinisher[]): RecapFinisher | undefined =>
  finishers.find(({ place, shared }) => place === 1 && !shared);

export function swingOf({ finishers }: RecapTournament): Swing | undefined {
  const winner = soleWinner(finishers);
  const took = winner?.recap.took;
  const from = finishers.filter(({ recap }) => recap.led !== undefined).sort(byPlace);
  return winner && took && from.length > 0 ? { winner, took, from } : undefined;
}

export function badBeatOf({ finishers }: RecapTournament): BadBeat | undefined {
  const winner = soleWinner(finishers);
  if (!winner) return undefined;
  const others = finishers.filter((one) => one !== winner).sort(byPlace);
  const level = others.find(({ score }) => score === winner.score);
  if (level) return { entry: level, winner, holesLeft: null };
  const led = others.find(({ recap }) => recap.led !== undefined);
  return led && { entry: led, winner, holesLeft: led.recap.led?.holesLeft ?? 0 };
}

/** Where a golfer finished; Infinity for who has no place, and where none was kept. */
export const finishOf = ({ position }: RecapPick): number =>
  /^T?\d+$/.test(position ?? '') ? Number(position?.replace('T', '')) : Infinity;

/** Of several the one who finished best, then the one who made most balls alone. Whom the house gave was nobody's pick. */
export function aloneOf<T extends Placed>({ finishers }: { finishers: readonly T[] }): Alone<T> | undefined {
  if (finishers.length < 2) return undefined;
  const had = pickedIn(finishers);
  const [first] = [...had.values()]
    .flatMap((own) => (own.length === 1 ? own : []))
    .filter(({ pick }) => finishOf(pick) < Infinity)
    .sort((a, b) => finishOf(a.pick) - finishOf(b.pick) || b.pick.onlyBalls - a.pick.onlyBalls || byPlace(a.entry, b.entry));
  return first;
}

/** Left out where nobody was picked twice; of several the one who finished best. */
export function crowdOf<T extends Placed>({ finishers }: { finishers: readonly T[] }): Crowd | undefined {
  const [most] = [...pickedIn(finishers).values()]
    .filter((own) => own.length > 1)
    .flatMap((own) => (own[0] ? [{ pick: own[0].pick, count: own.length, of: finishers.length }] : []))
    .sort(
      (a, b) =>
        b.count - a.count || Math.min(finishOf(a.pick), 999) - Math.min(finishOf(b.pick), 999) || compareNames(a.pick.name, b.pick.name),
    );
  return most;
}

/** By golfer, whoever picked him. */
function pickedIn<T extends Placed>(finishers: readonly T[]): Map<number, Alone<T>[]> {
  const had = new Map<number, Alone<T>[]>();
  for (const entry of finishers)
    for (const pick of entry.recap.picks) if (!pick.house) had.set(pick.golferId, [...(had.get(pick.golferId) ?? []), { entry, pick }]);
  return had;
}

interface Played<T extends Placed> {
  finishers: readonly T[];
  played: readonly { readonly paid: ReadonlySet<number> }[];
}

/** Who has won a prize most tournaments in a row, up to this one. */
export function runOf<T extends Placed>({ finishers, played }: Played<T>): Run<T> | undefined {
  const runs = finishers.map((entry) => {
    const missed = played.findLastIndex(({ paid }) => !paid.has(entry.entryId));
    return { entry, tournaments: played.length - 1 - missed };
  });
  const longest = Math.max(0, ...runs.map(({ tournaments }) => tournaments));
  if (longest < RUN) return undefined;
  const entries = runs.filter(({ tournaments }) => tournaments === longest).map(({ entry }) => entry);
  return { entries: entries.sort(byPlace), tournaments: longest };
}
