/** A release or rollback that cannot be done; the message is for the operator, and nothing was switched. */
export class ReleaseRefused extends Error {
  /** @param faults one sentence each, listed under the message */
  constructor(message: string, faults: readonly string[] = []) {
    super([message, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
}
