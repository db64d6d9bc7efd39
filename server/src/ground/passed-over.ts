import { Refusal } from './refusal';

const OURS: readonly unknown[] = [Error, TypeError, RangeError, SyntaxError, Refusal];

/**
 * Whether something broke by the facts of what was being looked at: what it is made of is missing, or cannot be read. What says of itself
 * that it is another thing (a database that is away, a lease that is lost) concerns all alike.
 */
const isOfOne = (error: unknown): error is Error => error instanceof Error && OURS.includes(error.constructor);

/**
 * Goes on where one contest of many is broken, and remembers which and why: a contest whose terms are gone must not silence a thousand
 * others.
 */
export class PassedOver {
  private readonly faults = new Map<string, string>();

  /** @param what its words, such as 'Office 2026 (contest 3)' */
  async over<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!isOfOne(error)) throw error;
      this.faults.set(what, error.message);
      return undefined;
    }
  }

  /** Undefined while nothing was passed over. */
  get words(): string | undefined {
    const [first, ...more] = [...this.faults].map(([what, why]) => `${what}: ${why}`);
    if (first === undefined) return undefined;
    return `Passed over, the others were served. ${first}${more.length > 0 ? ` And ${more.length} more: ${more.slice(0, SHOWN).join(' ')}` : ''}`;
  }
}

const SHOWN = 4;
