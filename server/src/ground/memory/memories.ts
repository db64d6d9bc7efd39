/** What one memory holds, for the log. Bytes are estimates of what it holds on to. */
export interface MemoryFigures {
  readonly name: string;
  entries: number;
  bytes: number;
  /** How often it had what was asked for, and how often not. */
  hits: number;
  loads: number;
  /** What working it out took together, of what is worked out. */
  ms?: number;
}

/** Anything that keeps what can be had again, within a bound of bytes. */
export interface Memory {
  figures(): MemoryFigures;
}

const memories = new WeakMap<object, Set<Memory>>();

/** Puts a memory among those of a site, so that its figures are reported. @param site its database */
export function tellFigures(site: object, memory: Memory): void {
  const all = memories.get(site) ?? new Set();
  memories.set(site, all.add(memory));
}

/** The figures of all memories of a site; those of one name are summed. */
export function figuresOf(site: object): MemoryFigures[] {
  const sums = new Map<string, MemoryFigures>();
  for (const memory of memories.get(site) ?? []) {
    const one = memory.figures();
    const sum = sums.get(one.name);
    if (!sum) sums.set(one.name, { ...one });
    else {
      for (const key of ['entries', 'bytes', 'hits', 'loads'] as const) sum[key] += one[key];
      if (one.ms !== undefined) sum.ms = (sum.ms ?? 0) + one.ms;
    }
  }
  return [...sums.values()].sort((a, b) => b.bytes - a.bytes);
}
