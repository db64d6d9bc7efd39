/** Another value than the one that stands, told once; it waits for a second answer. */
export interface Doubt {
  readonly value: string;
  /** Epoch ms. */
  readonly since: number;
}

/** A second answer that says the same counts from so long after the first. */
export const SECOND_ANSWER_MS = 60_000;

/** What stands against what is told, while one answer is taken in. */
export class Doubts {
  readonly kept = new Map<string, Doubt>();
  readonly cleared = new Set<string>();

  constructor(
    private readonly before: ReadonlyMap<string, Doubt>,
    private readonly now: number,
  ) {}

  /**
   * What stands after an answer: the told value where nothing stood, or where an answer at least a minute earlier said the same; else what
   * stood. Null says nothing and takes nothing back.
   */
  settle<T extends string | number>(key: string, stands: T | null, reported: T | null): T | null {
    if (reported === null) return stands;
    if (stands === null || stands === reported) {
      this.clear(key);
      return reported;
    }
    const doubt = this.before.get(key);
    const isSame = doubt?.value === String(reported);
    if (doubt && isSame && this.now - doubt.since >= SECOND_ANSWER_MS) {
      this.clear(key);
      return reported;
    }
    if (!isSame) this.kept.set(key, { value: String(reported), since: this.now });
    return stands;
  }

  private clear(key: string): void {
    if (this.before.has(key)) this.cleared.add(key);
  }
}
