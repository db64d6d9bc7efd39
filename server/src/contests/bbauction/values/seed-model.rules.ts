import { seedChance } from '../../../sport/tournament/seed-strength.rules';

/** An entrant of the bracket, in the order of its slots. */
export interface Contender {
  id: number;
  seed: number;
}

/**
 * The chances of each of 64 to win its first, second, … sixth game, by id: exact, over all who may be met.
 *
 * @param contenders r1p1 to r1p64
 * @param winnerOf the id that won a game, `r2g3`; undefined while it is open
 */
export function reachChances(
  contenders: readonly Contender[],
  winnerOf: (round: number, number: number) => number | undefined,
): Map<number, number[]> {
  const chances = new Map(contenders.map(({ id }) => [id, [] as number[]]));
  let alive: { contender: Contender; chance: number }[][] = contenders.map((contender) => [{ contender, chance: 1 }]);
  for (let round = 1; alive.length > 1; round += 1) {
    const next: typeof alive = [];
    for (let game = 0; game < alive.length / 2; game += 1) {
      const sides = [alive[2 * game] ?? [], alive[2 * game + 1] ?? []] as const;
      const winner = winnerOf(round, game + 1);
      const after = [...sides[0].map((one) => ({ one, others: sides[1] })), ...sides[1].map((one) => ({ one, others: sides[0] }))].map(
        ({ one: { contender, chance }, others }) => {
          const beats = others.reduce((total, other) => total + other.chance * seedChance(contender.seed, other.contender.seed), 0);
          const wins = winner === undefined ? chance * beats : winner === contender.id ? 1 : 0;
          chances.get(contender.id)?.push(wins);
          return { contender, chance: wins };
        },
      );
      next.push(after.filter(({ chance }) => chance > 0));
    }
    alive = next;
  }
  // Who is out wins no later game either.
  for (const own of chances.values()) while (own.length < Math.log2(contenders.length)) own.push(0);
  return chances;
}
