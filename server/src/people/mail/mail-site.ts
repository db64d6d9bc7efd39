import { isIP } from 'node:net';
import type { MailSite } from '../../ground/site';

export interface MailOptions {
  /** POOLHOUSE_URL. */
  publicUrl: string | undefined;
  /** POOLHOUSE_MAIL_FROM. */
  mailFrom: string | undefined;
  host: string;
  port: number;
}

/** How mails name the site: by the operator's variables, else by the address on which it listens. */
export function mailSite({ publicUrl, mailFrom, host, port }: MailOptions): MailSite {
  const baseUrl = (publicUrl ?? `http://${reachable(host)}:${port}`).replace(/\/+$/, '');
  return { baseUrl, from: mailFrom ?? `Poolhouse <poolhouse@${mailDomain(baseUrl)}>` };
}

/** The domain of message ids, and of the sender where the operator names none. An address in numbers is none. */
export function mailDomain(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname;
}

/** Nobody reaches a server at 0.0.0.0. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
