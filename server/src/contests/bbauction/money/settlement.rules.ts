/** A payment between two owners. */
export interface Transfer {
  from: number;
  to: number;
  points: number;
}

interface Net {
  id: number;
  points: number;
}

/** Up to so many owners the fewest payments are found exactly. */
const EXACT_UP_TO = 12;

/**
 * Who pays whom so that all are even, in as few payments as can be.
 *
 * @param nets points won less paid by owner, in the order in which ties are settled; they add up to 0
 */
export function settle(nets: readonly Net[]): Transfer[] {
  const open = nets.filter(({ points }) => points !== 0);
  if (open.length > EXACT_UP_TO) return chain(open);
  return zeroSums(open).flatMap(chain);
}

/** The largest debtor pays the largest creditor, again and again. */
function chain(nets: readonly Net[]): Transfer[] {
  const left = nets.map((net) => ({ ...net }));
  const transfers: Transfer[] = [];
  for (;;) {
    const from = left.reduce<Net | undefined>((most, net) => (net.points < (most?.points ?? 0) ? net : most), undefined);
    const to = left.reduce<Net | undefined>((most, net) => (net.points > (most?.points ?? 0) ? net : most), undefined);
    if (!from || !to) return transfers;
    const points = Math.min(-from.points, to.points);
    transfers.push({ from: from.id, to: to.id, points });
    from.points += points;
    to.points -= points;
  }
}

/** As many groups as can be that are even among themselves: each saves a payment. Exact, over all subsets. */
function zeroSums(nets: readonly Net[]): Net[][] {
  const all = (1 << nets.length) - 1;
  const sums = new Array<number>(all + 1).fill(0);
  for (let set = 1; set <= all; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (nets[lowest]?.points ?? 0);
  }
  // Groups of even subsets, each with the group that was split off last.
  const groups = new Array<number>(all + 1).fill(0);
  const taken = new Array<number>(all + 1).fill(0);
  for (let set = 1; set <= all; set += 1) {
    for (let n = 0; n < nets.length; n += 1) {
      const rest = set & ~(1 << n);
      if (rest === set) continue;
      const count = (groups[rest] ?? 0) + (sums[set] === 0 ? 1 : 0);
      if (count < (groups[set] ?? 0) || (count === groups[set] && taken[set] !== 0)) continue;
      groups[set] = count;
      taken[set] = 1 << n;
    }
  }
  const split: Net[][] = [];
  let group: Net[] = [];
  for (let set = all; set !== 0; set &= ~(taken[set] ?? set)) {
    const n = 31 - Math.clz32(taken[set] ?? 0);
    const net = nets[n];
    if (sums[set] === 0 && group.length > 0) {
      split.push(group);
      group = [];
    }
    if (net) group.push(net);
  }
  if (group.length > 0) split.push(group);
  return split.map((one) => nets.filter((net) => one.includes(net)));
}
