import { plural } from '@poolhouse/contract/formats';
import { FeedFailure } from './feed-failure';
import type { Misfit } from './misfit';

/** One place where a feed may be asked. */
export interface Source {
  /** Where it is, without what may hold a key. */
  readonly address: string;
  /** Asks it, and answers with the JSON and with the text as it came. @throws FeedFailure */
  ask(): Promise<{ json: unknown; text: string }>;
}

export interface Answered<A> {
  readonly answer: A;
  readonly text: string;
  readonly address: string;
  /** From 1. */
  readonly source: number;
  /** What those said that were asked before, or fit less; a sentence each. */
  readonly others: readonly string[];
}

/** Where none can be used: what the first said, and the answer of it where it was of another shape. */
export class NoneAnswered extends FeedFailure {
  constructor(
    first: FeedFailure,
    message: string,
    readonly address: string,
    readonly text: string | undefined,
  ) {
    super(first.kind, message, first.retryAfterSeconds, first.misfits);
  }
}

/**
 * Asks one source after the other until one answers with what fits; where none does, the one of which the least does not fit is taken.
 *
 * @throws NoneAnswered
 */
export async function askInTurn<A extends { readonly misfits: readonly Misfit[] }>(
  sources: readonly Source[],
  read: (json: unknown) => A,
): Promise<Answered<A>> {
  let best: Omit<Answered<A>, 'others'> | undefined;
  const failures: { failure: FeedFailure; source: Source; text: string | undefined }[] = [];
  const others: string[] = [];
  for (const [n, source] of sources.entries()) {
    let text: string | undefined;
    try {
      const asked = await source.ask();
      ({ text } = asked);
      const answer = read(asked.json);
      const found = { answer, text, address: source.address, source: n + 1 };
      if (answer.misfits.length === 0) return { ...found, others };
      others.push(`Of ${source.address} does not fit: ${plural(answer.misfits.length, 'field')}.`);
      if (!best || answer.misfits.length < best.answer.misfits.length) best = found;
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      failures.push({ failure: error, source, text });
      others.push(error.message);
    }
  }
  if (best) return { ...best, others: others.filter((_, n) => n !== (best?.source ?? 0) - 1) };
  const [first] = failures;
  if (!first) throw new Error('A feed without a source was asked.');
  throw new NoneAnswered(first.failure, [...new Set(others)].join(' '), first.source.address, first.text);
}
