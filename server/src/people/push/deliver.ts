import webpush from 'web-push';
import type { Clock } from '../../ground/clock/clock';
import type { MailSite, PushSite } from '../../ground/site';
import { post } from './post';
import type { Notice, NoticeManner } from './push';
import type { PushKeys } from './push-keys';
import { readAnswer, type Answer } from './sending.rules';

/** A push service that does not answer within this time is asked again later. */
export const ANSWERS_WITHIN_MS = 10_000;

export interface DeliveryDeps {
  keys: PushKeys;
  mail: MailSite;
  push: PushSite;
  /** Real time. */
  wall: Clock;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Default ANSWERS_WITHIN_MS. */
  answersWithinMs?: number;
}

export interface Delivery {
  endpoint: string;
  p256dh: string;
  auth: string;
  urgency: NoticeManner['urgency'];
  notice: Notice;
  /** For how long a push service keeps it for a device that is off, ms. */
  keptMs: number;
}

/** Encrypts a notice for a browser and hands it to its push service. Never throws; what went wrong is an answer too. */
export async function deliver(deps: DeliveryDeps, { endpoint, p256dh, auth, urgency, notice, keptMs }: Delivery): Promise<Answer> {
  const { keys, mail, push, wall, signal, answersWithinMs = ANSWERS_WITHIN_MS } = deps;
  const wait = AbortSignal.timeout(answersWithinMs);
  try {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: subjectOf(mail), ...keys },
      TTL: Math.max(0, Math.floor(keptMs / 1000)),
      urgency,
      topic: notice.tag.slice(0, 32),
    });
    const { status, retryAfter } = await post(endpoint, {
      headers,
      body,
      signal: AbortSignal.any([signal, wait]),
      insecure: push.insecure,
    });
    return readAnswer(status, retryAfter, wall.now());
  } catch (error) {
    return { came: 'later', retryAfterMs: null, why: wait.aborted ? 'did not answer' : reasonOf(error) };
  }
}

/** Whom a push service may write to about this site (RFC 8292, 2.1): the operator's address, where it is one that reaches somebody. */
function subjectOf({ baseUrl, from }: MailSite): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  return address.endsWith('@localhost') && baseUrl.startsWith('https://') ? baseUrl : `mailto:${address}`;
}

/** A code such as ECONNREFUSED: an error's words may hold the endpoint, which is a secret between browser and site. */
function reasonOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'could not be reached';
}
