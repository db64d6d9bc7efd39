import { compareNames } from '../../standings/names.rules';
import { sum } from '../../standings/shares.rules';
import type { RecapPick } from '../board/entry-recap';
import { finishOf } from '../recap/facts.rules';
import type { RecapFinisher } from '../recap/tournament-recap.types';
import type { OpenTournament } from './open-season.types';

/** A tournament, and what the entry had in it. */
export interface OwnTournament {
  readonly of: OpenTournament;
  readonly mine: RecapFinisher;
}

/** The tournaments that an entry played, in the order of the season. */
export const ownTournaments = (entryId: number, tournaments: readonly OpenTournament[]): OwnTournament[] =>
  tournaments.flatMap((of) => {
    const mine = of.finishers.find((one) => one.entryId === entryId);
    return mine ? [{ of, mine }] : [];
  });

/** A pick and its tournament. */
export interface OwnPick {
  readonly of: OpenTournament;
  readonly pick: RecapPick;
}

/** A golfer, with all that an entry had of them. */
export interface OwnGolfer {
  readonly name: string;
  readonly picks: readonly OwnPick[];
  /** Holes on which they alone made the ball that counted. */
  readonly balls: number;
}

/** Whom the player picked by themselves, golfer by golfer: what the house gave was nobody's pick. */
export function ownGolfers(own: readonly OwnTournament[]): OwnGolfer[] {
  const byGolfer = new Map<number, OwnPick[]>();
  for (const { of, mine } of own)
    for (const pick of mine.recap.picks)
      if (!pick.house) byGolfer.set(pick.golferId, [...(byGolfer.get(pick.golferId) ?? []), { of, pick }]);
  return [...byGolfer.values()].map((picks) => ({
    name: picks.at(-1)?.pick.name ?? '',
    picks,
    balls: sum(picks.map(({ pick }) => pick.onlyBalls)),
  }));
}

/** Who alone made most balls; of several the one in fewer tournaments, then by name. Undefined where nobody made any. */
export const carrierOf = (golfers: readonly OwnGolfer[]): OwnGolfer | undefined =>
  golfers
    .filter(({ balls }) => balls > 0)
    .sort((a, b) => b.balls - a.balls || a.picks.length - b.picks.length || compareNames(a.name, b.name))[0];

const OUT = new Set(['CUT', 'MDF', 'WD', 'DQ']);

/** Whether a golfer did not play to the end. */
export const isOut = ({ position = '' }: RecapPick): boolean => OUT.has(position);

/** A golfer who did not play to the end, and in which tournaments of the player's. */
export interface LetDown extends OwnGolfer {
  readonly out: readonly OwnPick[];
}

/** Who most often did not play to the end; of several who made fewer balls, then who stood worst, then by name. */
export function letDownBy(golfers: readonly OwnGolfer[]): LetDown | undefined {
  const worst = ({ out }: LetDown) => Math.max(...out.map(({ pick }) => pick.total ?? -Infinity));
  return golfers
    .map((golfer): LetDown => ({ ...golfer, out: golfer.picks.filter(({ pick }) => isOut(pick)) }))
    .filter(({ out }) => out.length > 0)
    .sort((a, b) => b.out.length - a.out.length || a.balls - b.balls || worst(b) - worst(a) || compareNames(a.name, b.name))[0];
}

/** The picks that nobody else had made, of tournaments that somebody else played. */
export function alonePicks({ of, mine }: OwnTournament): RecapPick[] {
  const others = of.finishers.filter(({ entryId }) => entryId !== mine.entryId);
  if (others.length === 0) return [];
  const theirs = new Set(others.flatMap(({ recap }) => recap.picks.filter(({ house }) => !house).map(({ golferId }) => golferId)));
  return mine.recap.picks.filter(({ golferId, house }) => !house && !theirs.has(golferId));
}

/** The best of them: who finished best, then who made most balls alone, then the earlier one. Undefined where none of them finished. */
export const bestAlone = (alone: readonly OwnPick[]): OwnPick | undefined =>
  alone
    .filter(({ pick }) => finishOf(pick) < Infinity)
    .sort((a, b) => finishOf(a.pick) - finishOf(b.pick) || b.pick.onlyBalls - a.pick.onlyBalls || a.of.seq - b.of.seq)[0];
