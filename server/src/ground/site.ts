/** How mails name this site. */
export interface MailSite {
  /** Where players reach the site, without a slash at the end. */
  baseUrl: string;
  /** Sender as mails show it: `Poolhouse <poolhouse@example.org>`. */
  readonly from: string;
}

/** How push works on this site. */
export interface PushSite {
  /** Takes endpoints without TLS and on this machine; for tests alone. */
  insecure: boolean;
}
