import type { FailureKind } from '@poolhouse/contract/remote';

interface Detail {
  /** Address of the file that failed. */
  readonly url?: string;
  /** HTTP status, where the server answered with an error. */
  readonly status?: number;
  /** `page`: this tab's shell is too old; `kit`: another kit is needed; `paused`: the remote is older than the server's contract. */
  readonly unfit?: 'page' | 'kit' | 'paused';
  /** A second look found nothing wrong: the browser may have answered with a failure of before. */
  readonly echo?: boolean;
  readonly cause?: unknown;
}

/** Why a remote could not be shown. The message is for the log; players read failure-words.ts. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly url: string;
  readonly status: number;
  readonly unfit: Detail['unfit'];
  readonly echo: boolean;

  constructor(
    readonly kind: FailureKind,
    message: string,
    { url = '', status = 0, unfit, echo = false, cause }: Detail = {},
  ) {
    super(message, { cause });
    this.url = url;
    this.status = status;
    this.unfit = unfit;
    this.echo = echo;
  }
}
