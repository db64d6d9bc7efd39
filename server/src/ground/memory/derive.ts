import { LRUCache } from 'lru-cache';
import { tellFigures, type Memory, type MemoryFigures } from './memories';

/**
 * Of each kind. Where the latest is kept, three contests each of a thousand circles of thirty, and as much again: with less, each would put out
 * the next that is asked for. Of others it holds what nobody asks for any more as well.
 */
const MAX_BYTES = { latest: 250_000_000, others: 100_000_000 };

/** One kind of what is worked out: what it is called in the figures, and what a value of it weighs, in bytes, roughly. */
export interface Derivation<V> {
  readonly name: string;
  /** For what goes on from state to state: of those with the same first input, a number or a text, only the last is kept. */
  readonly latest?: true;
  weigh(value: V): number;
}

/** A number for each object that was an input. It holds on to none of them. */
const numbers = new WeakMap<object, number>();
let last = 0;

function nameOf(input: unknown): string {
  if ((typeof input !== 'object' && typeof input !== 'function') || input === null) return `${typeof input}:${String(input)}`;
  let number = numbers.get(input);
  if (number === undefined) numbers.set(input, (number = last += 1));
  return String(number);
}

/** What was worked out of one kind, the most lately used within a bound of bytes. */
class Derived implements Memory {
  readonly values: LRUCache<string | number, { value: unknown; inputs?: readonly unknown[] }>;
  hits = 0;
  loads = 0;
  ms = 0;

  constructor(
    private readonly name: string,
    maxSize: number,
  ) {
    this.values = new LRUCache({ maxSize });
  }

  figures(): MemoryFigures {
    const { name, values, hits, loads, ms } = this;
    return { name, entries: values.size, bytes: values.calculatedSize, hits, loads, ms: Math.round(ms) };
  }
}

const sites = new WeakMap<object, Map<string, Derived>>();

/**
 * What follows from some inputs, worked out once for as long as it is asked for with the same ones: the same objects, or equal numbers and
 * texts. An input must never be changed after that.
 *
 * @param site its database: the figures are reported there
 * @param compute pure: whatever the value hangs on is among the inputs
 */
export function derive<V>(site: object, { name, weigh, latest }: Derivation<V>, inputs: readonly unknown[], compute: () => V): V {
  const kinds = sites.get(site) ?? new Map<string, Derived>();
  sites.set(site, kinds);
  let kind = kinds.get(name);
  if (!kind) {
    kinds.set(name, (kind = new Derived(name, latest ? MAX_BYTES.latest : MAX_BYTES.others)));
    tellFigures(site, kind);
  }
  const key = latest ? latestKey(name, inputs[0]) : inputs.map(nameOf).join(' ');
  const known = kind.values.get(key);
  if (known && (!known.inputs || sameInputs(known.inputs, inputs))) {
    kind.hits += 1;
    return known.value as V;
  }
  const from = performance.now();
  const value = compute();
  kind.ms += performance.now() - from;
  kind.loads += 1;
  kind.values.set(key, latest ? { value, inputs } : { value }, { size: Math.max(1, Math.ceil(weigh(value))) });
  return value;
}

/** An object is never the same again: under it each state would be kept, and all that it holds. */
function latestKey(name: string, first: unknown): string | number {
  if (typeof first !== 'string' && typeof first !== 'number') throw new Error(`${name}: the first input names of what the latest is kept.`);
  return first;
}

function sameInputs(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let n = 1; n < now.length; n += 1) if (!Object.is(before[n], now[n])) return false;
  return true;
}
