import type { AgentOutcome, AgentRun } from '../../ground/agents/agent';
import { noteFeedState, toldMisfits, type ToldMisfit } from './answers.store';
import { askInTurn, NoneAnswered, type Source } from './ask-in-turn';
import { FeedFailure } from './feed-failure';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import type { Misfit } from './misfit';
import { keepPayload } from './payloads.store';

/** One run of a feed: what is asked in it, and what is kept of that for who looks why a score or a line is missing. */
export class FeedRun {
  private body: string | null = null;
  private unfit: string | undefined;
  private readonly misfits: ToldMisfit[] = [];
  private readonly others: string[] = [];
  private answered = { address: '', source: 0, sources: 0 };

  /** @param kind 'ESPN scoreboard' */
  constructor(
    private readonly feed: string,
    private readonly kind: string,
  ) {}

  /** Asks the sources in turn. @throws FeedFailure where none of them can be used */
  async ask<A extends { readonly misfits: readonly Misfit[] }>(sources: readonly Source[], read: (json: unknown) => A): Promise<A> {
    this.answered = { ...this.answered, sources: sources.length };
    try {
      const { answer, text, address, source, others } = await askInTurn(sources, read);
      this.body = text;
      this.answered = { address, source, sources: sources.length };
      this.others.push(...others);
      this.note(answer.misfits, address, text);
      return answer;
    } catch (error) {
      if (error instanceof NoneAnswered) {
        this.body = error.text ?? null;
        this.answered = { address: '', source: 0, sources: sources.length };
        this.note(error.misfits, error.address, error.text);
        // An answer of another kind is kept too: whoever looks for the fault wants to see it.
        if (error.kind === 'other_shape') this.unfit = error.text;
      }
      throw error;
    }
  }

  /** In a few words who answered, where it was not the first of the sources; '' else. */
  get fromElsewhere(): string {
    const { address, source, sources } = this.answered;
    return source > 1 ? ` Answered by source ${source} of ${sources}, ${address}: ${this.others.join(' ')}` : '';
  }

  async keep({ db, clock }: AgentRun, refused: readonly string[]): Promise<void> {
    const at = clock.now();
    const { address, source, sources } = this.answered;
    await db.write(async (tx, invalidate) => {
      const told = [...this.misfits.map(({ sentence }) => sentence), ...refused];
      await keepPayload(tx, { feed: this.feed, at, body: this.body, refused: told });
      // Nothing was asked: how it answered last stands.
      if (sources === 0) return;
      const state = { feed: this.feed, at, answeredBy: address, source, sources, misfits: this.misfits };
      await noteFeedState(tx, invalidate, state, this.unfit);
    });
  }

  private note(misfits: readonly Misfit[], address: string, text: string | undefined): void {
    if (misfits.length === 0) return;
    this.misfits.push(...toldMisfits(misfits, `${this.kind} ${address}`));
    this.unfit = text;
  }
}

/** Runs a feed, and keeps what it has answered, and what of it does not fit or was not believed. */
export async function keeping(
  run: AgentRun,
  about: { feed: string; kind: string },
  work: (asked: FeedRun) => Promise<{ outcome: AgentOutcome; refused: readonly string[] }>,
): Promise<AgentOutcome> {
  const asked = new FeedRun(about.feed, about.kind);
  try {
    const { outcome, refused } = await work(asked);
    await asked.keep(run, refused);
    return { ...outcome, words: `${outcome.words}${asked.fromElsewhere}` };
  } catch (error) {
    if (error instanceof FeedFailure) await asked.keep(run, [error.message]);
    throw error;
  }
}

/** A source that is asked over the network. */
export function sourceAt(url: URL, address: string, options: FetchOptions): Source {
  return {
    address,
    async ask() {
      let text = '';
      const json = await fetchFeed(url, { ...options, onText: (came) => (text = came) });
      return { json, text };
    },
  };
}
