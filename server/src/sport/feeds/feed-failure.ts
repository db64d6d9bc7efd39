import { AgentFailure } from '../../ground/agents/agent';
import { misfitSentence, type Misfit } from './misfit';

/** In what way a feed has failed. */
export type FeedFailureKind =
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'too_many_requests'
  | 'too_large'
  | 'cut_off'
  | 'web_page'
  | 'not_json'
  | 'other_shape';

/** A feed that cannot be used now. The words name its host, or its address without what may hold a key. */
export class FeedFailure extends AgentFailure {
  constructor(
    readonly kind: FeedFailureKind,
    message: string,
    retryAfterSeconds?: number,
    /** What of its answer did not fit, where it is of another shape. */
    readonly misfits: readonly Misfit[] = [],
  ) {
    super(message, retryAfterSeconds);
    this.name = 'FeedFailure';
  }
}

/** An answer of which nothing can be used. @param what 'The answer is not a scoreboard of ESPN' */
export function otherShape(what: string, misfits: readonly Misfit[]): FeedFailure {
  const [first] = misfits;
  return new FeedFailure('other_shape', first ? `${what}: ${misfitSentence(first)}.` : `${what}.`, undefined, misfits);
}
