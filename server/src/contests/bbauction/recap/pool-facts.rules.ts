import type { PoolGroups, PoolOwner, SoldLot } from './pool.types';
import { reachedBy } from './sold-lots.rules';

const gainOf = ({ won, price }: SoldLot): number => won - price;

/** The lot that brought most above its price; undefined where none brought more. */
export function bestBuy(lots: readonly SoldLot[]): SoldLot | undefined {
  const [best] = [...lots].sort((a, b) => gainOf(b) - gainOf(a) || a.price - b.price || a.lot - b.lot);
  return best && gainOf(best) > 0 ? best : undefined;
}

/** The lot that most was lost on; undefined where nothing was. */
export function worstBuy(lots: readonly SoldLot[]): SoldLot | undefined {
  const [worst] = [...lots].sort((a, b) => gainOf(a) - gainOf(b) || b.price - a.price || a.lot - b.lot);
  return worst && gainOf(worst) < 0 ? worst : undefined;
}

export function dearestLot(lots: readonly SoldLot[]): SoldLot | undefined {
  const [dearest] = [...lots].sort((a, b) => b.price - a.price || a.lot - b.lot);
  return dearest && dearest.price > 0 ? dearest : undefined;
}

/** A team that was cheap, or that nobody bought, and came far. */
export interface Unwanted {
  team: PoolGroups['teams'][number];
  reached: number;
  /** How many of how many teams cost more. */
  dearer: number;
  of: number;
}

/** From two wins on, the Sweet 16, a team has come far; cheap is the cheaper quarter. */
const FAR = 3;
const CHEAP = 0.75;

/** Of several the one that came furthest, then the cheapest. @param but the lot that is told of as the best buy */
export function unwantedTeam({ teams, bracket }: Pick<PoolGroups, 'teams' | 'bracket'>, but: SoldLot | undefined): Unwanted | undefined {
  const reached = reachedBy(bracket);
  const priceOf = ({ Price }: { Price: number | null }) => Price ?? 0;
  const [first] = teams
    .filter(({ lot }) => lot !== but?.lot)
    .map((team) => ({
      team,
      reached: reached.get(team.ID) ?? 1,
      dearer: teams.filter((one) => priceOf(one) > priceOf(team)).length,
      of: teams.length,
    }))
    .filter((one) => one.reached >= FAR && one.dearer >= CHEAP * one.of)
    .sort((a, b) => b.reached - a.reached || priceOf(a.team) - priceOf(b.team) || a.team.ID - b.team.ID);
  return first;
}

type Slot = PoolGroups['bracket'][number];

/** A game that the worse seed won against a team that somebody had bought. */
export interface Upset {
  winner: Slot;
  loser: Slot;
}

/** Of several the one with most seeds between the two, then the one whose loser was dearest, then the later round. */
export function upsetOf({ bracket }: Pick<PoolGroups, 'bracket'>): Upset | undefined {
  const slots = new Map(bracket.map((slot) => [`${slot.round}:${slot.position}`, slot]));
  const [first] = bracket
    .filter(({ round, out, owner_id: owner }) => round > 0 && out === 1 && owner !== 0)
    .flatMap((loser) => {
      const other = loser.position % 2 === 1 ? loser.position + 1 : loser.position - 1;
      const winner = slots.get(`${loser.round}:${other}`);
      return winner && winner.Team_ID !== 0 && apart({ winner, loser }) > 0 ? [{ winner, loser }] : [];
    })
    .sort(
      (a, b) =>
        apart(b) - apart(a) ||
        (b.loser.Price ?? 0) - (a.loser.Price ?? 0) ||
        b.loser.round - a.loser.round ||
        a.loser.position - b.loser.position,
    );
  return first;
}

const apart = ({ winner, loser }: Upset): number => (winner.Seed ?? 0) - (loser.Seed ?? 0);

/** Who got most for each point that they paid, where that is not who won. */
export function bestReturn(owners: readonly PoolOwner[], winners: readonly PoolOwner[]): PoolOwner | undefined {
  const ratio = ({ TotalWon, TotalPaid }: PoolOwner) => TotalWon / TotalPaid;
  const [first] = owners.filter(({ TotalPaid }) => TotalPaid > 0).sort((a, b) => ratio(b) - ratio(a) || a.Rank - b.Rank || a.ID - b.ID);
  if (!first || ratio(first) <= 1) return undefined;
  return winners.some((winner) => ratio(winner) >= ratio(first)) ? undefined : first;
}

/** Since which day the winner was in front, and who was before that; none where it was so from the first day on. */
export interface Lead {
  /** `2026-03-28` */
  day: string;
  from: readonly string[];
}

/** @param winner who won alone */
export function leadOf(race: PoolGroups['race'], winner: PoolOwner): Lead | undefined {
  const behind = race.filter(({ entry_id: id, Rank }) => id === winner.ID && Rank > 1).map(({ Week }) => Week);
  const last = Math.max(0, ...behind);
  const day = race.find(({ Week }) => Week === last + 1)?.day;
  if (day === undefined) return undefined;
  return { day, from: race.filter(({ Week, Rank }) => Week === last && Rank === 1).map(({ EntryName }) => EntryName) };
}
