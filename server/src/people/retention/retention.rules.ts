/** How long what is kept, in days, as the console sets it. */
export interface Retention {
  activity: number;
  addresses: number;
  mails: number;
  payloads: number;
  /** After so many days hits are kept by month. */
  hits: number;
}

export const DEFAULT_RETENTION: Retention = { activity: 3 * 365, addresses: 90, mails: 30, payloads: 7, hits: 365 };

/** What no agent deletes. */
export const KEPT_FOR_EVER = ['overrides and their reasons', 'results', 'roles', 'closed seasons', 'entries and picks'] as const;
