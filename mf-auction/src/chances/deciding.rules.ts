/** Something that may happen: a place wins its game of a round, counted from 0, or does not. */
export interface Outcome {
  place: number;
  round: number;
  wins: boolean;
}

/** What decides whether an owner ends first; shared first places count. */
export interface Deciding {
  state: 'open' | 'sure' | 'out';
  /** Without any one of these the owner cannot be first; what another one implies is left out. */
  needs: Outcome[];
  /** The fewest outcomes, at most two, after which the owner is first whatever else happens; none where it takes more. */
  enough: Outcome[];
}

interface Literal extends Outcome {
  bits: Uint32Array;
  weight: number;
}

type Winners = readonly (readonly (number | undefined)[])[];

/** All endings of a tournament, each as one bit in what happens in it. */
export class Endings {
  private count = 0;
  private known: readonly Literal[] | undefined;
  private readonly words: number;
  private readonly weights: Float64Array;
  private readonly wins = new Map<number, Uint32Array>();
  private readonly first: Uint32Array[];

  /** @param open games that are still to be decided */
  constructor(
    owners: number,
    private readonly open: readonly { round: number; game: number }[],
  ) {
    const endings = 2 ** open.length;
    this.words = Math.ceil(endings / 32);
    this.weights = new Float64Array(endings);
    this.first = Array.from({ length: owners }, () => new Uint32Array(this.words));
  }

  /** @param leaders indexes of the owners who are first */
  add(winners: Winners, leaders: readonly number[], weight: number): void {
    const at = this.count;
    this.count += 1;
    this.weights[at] = weight;
    for (const owner of leaders) mark(this.first[owner], at);
    for (const { round, game } of this.open) {
      const key = (winners[round]?.[game] ?? 0) * ROUNDS + round;
      let bits = this.wins.get(key);
      if (!bits) this.wins.set(key, (bits = new Uint32Array(this.words)));
      mark(bits, at);
    }
  }

  firstOf(owner: number): Uint32Array {
    return this.first[owner] ?? new Uint32Array(this.words);
  }

  /** Every ending. */
  all(): Uint32Array {
    const bits = new Uint32Array(this.words);
    for (let at = 0; at < this.count; at += 1) mark(bits, at);
    return bits;
  }

  /** What may or may not happen, the likeliest first; once all endings are added. */
  literals(): readonly Literal[] {
    return (this.known ??= this.literalsNow());
  }

  private literalsNow(): Literal[] {
    const all = this.all();
    const literals = [...this.wins].flatMap(([key, bits]): Literal[] => {
      const [place, round] = [Math.floor(key / ROUNDS), key % ROUNDS];
      const others = bits.map((word, n) => ~word & (all[n] ?? 0));
      const weight = this.weigh(bits);
      return [
        { place, round, wins: true, bits, weight },
        { place, round, wins: false, bits: others, weight: 1 - weight },
      ];
    });
    return literals
      .filter(({ bits }) => !isEmpty(bits))
      .sort((a, b) => b.weight - a.weight || a.place - b.place || a.round - b.round || Number(b.wins) - Number(a.wins));
  }

  private weigh(bits: Uint32Array): number {
    let sum = 0;
    for (let at = 0; at < this.count; at += 1) if (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) sum += this.weights[at] ?? 0;
    return sum;
  }
}

const ROUNDS = 6;
const EVERYTHING = 0xffffffff;

function mark(bits: Uint32Array | undefined, at: number): void {
  if (bits) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
}

const isEmpty = (bits: Uint32Array): boolean => bits.every((word) => word === 0);

/** Whether what is in `one`, and in `two` where it is given, is in `whole`; and there is anything of the kind. */
function implies(whole: Uint32Array, one: Uint32Array, two?: Uint32Array): boolean {
  let any = false;
  for (let n = 0; n < one.length; n += 1) {
    const both = (one[n] ?? 0) & (two ? (two[n] ?? 0) : EVERYTHING);
    if ((both & ~(whole[n] ?? 0)) !== 0) return false;
    any ||= both !== 0;
  }
  return any;
}

/** What decides the first place for an owner, found by single outcomes, then pairs. */
export function decidingOf(endings: Endings, owner: number): Deciding {
  const first = endings.firstOf(owner);
  if (isEmpty(first)) return { state: 'out', needs: [], enough: [] };
  if (implies(first, endings.all())) return { state: 'sure', needs: [], enough: [] };
  const literals = endings.literals();
  return { state: 'open', needs: needsOf(literals, first), enough: enoughOf(literals, first) };
}

function needsOf(literals: readonly Literal[], first: Uint32Array): Outcome[] {
  // The one that says most first: what it implies need not be said.
  const kept: Literal[] = [];
  for (const literal of literals.toReversed()) {
    if (implies(literal.bits, first) && !kept.some(({ bits }) => implies(literal.bits, bits))) kept.push(literal);
  }
  return kept.map(outcomeOf);
}

function enoughOf(literals: readonly Literal[], first: Uint32Array): Outcome[] {
  const one = literals.find(({ bits }) => implies(first, bits));
  if (one) return [outcomeOf(one)];
  for (const [n, literal] of literals.entries()) {
    const other = literals.slice(0, n).find(({ bits }) => implies(first, literal.bits, bits));
    if (other) return [outcomeOf(other), outcomeOf(literal)];
  }
  return [];
}

const outcomeOf = ({ place, round, wins }: Literal): Outcome => ({ place, round, wins });
