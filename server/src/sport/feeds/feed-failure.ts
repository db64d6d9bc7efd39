import { AgentFailure } from '../../ground/agents/agent';

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

/** A feed that cannot be used now. The words name its host at most: an address can hold a key. */
export class FeedFailure extends AgentFailure {
  constructor(
    readonly kind: FeedFailureKind,
    message: string,
    retryAfterSeconds?: number,
  ) {
    super(message, retryAfterSeconds);
    this.name = 'FeedFailure';
  }
}
