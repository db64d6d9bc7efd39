import type { TagVersions } from './database';
import type { Counter } from './tags.store';

/** The counters as they were at one moment, for as long as somebody holds on to them. */
export class PinnedCounters {
  /** Of those that have moved since. */
  private readonly before = new Map<string, number>();

  constructor(private readonly counters: TagCounters) {}

  of(name: string): number {
    return (this.before.size > 0 ? this.before.get(name) : undefined) ?? this.counters.of(name);
  }

  moves(name: string, from: number): void {
    if (!this.before.has(name)) this.before.set(name, from);
  }

  /** Whether any has moved since. */
  get moved(): boolean {
    return this.before.size > 0;
  }

  letGo(): void {
    this.counters.letGo(this);
  }
}

/** The tag counters as this process knows them. They only grow: news that arrive late or twice change nothing. */
export class TagCounters implements TagVersions {
  private readonly counters = new Map<string, number>();
  private readonly listeners = new Set<(tags: readonly string[]) => void>();
  private readonly held = new Set<PinnedCounters>();
  private sum = 0;

  constructor(private readonly load: () => Promise<readonly Counter[]>) {}

  /** All of them as they are now. */
  hold(): PinnedCounters {
    const held = new PinnedCounters(this);
    this.held.add(held);
    return held;
  }

  letGo(held: PinnedCounters): void {
    this.held.delete(held);
  }

  /** Sum of all counters. */
  get total(): number {
    return this.sum;
  }

  version(tags: readonly string[]): number {
    let sum = 0;
    for (const name of tags) sum += this.counters.get(name) ?? 0;
    return sum;
  }

  /** One tag's counter. */
  of(name: string): number {
    return this.counters.get(name) ?? 0;
  }

  onChange(listener: (tags: readonly string[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async refresh(): Promise<void> {
    this.learn(await this.load());
  }

  learn(counters: readonly Counter[]): void {
    const changed: string[] = [];
    for (const { name, n } of counters) {
      const known = this.counters.get(name) ?? 0;
      if (n <= known) continue;
      for (const held of this.held) held.moves(name, known);
      this.counters.set(name, n);
      this.sum += n - known;
      changed.push(name);
    }
    if (changed.length > 0) for (const listener of [...this.listeners]) listener(changed);
  }
}
