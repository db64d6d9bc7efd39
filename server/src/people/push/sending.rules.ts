import type { QuietHours } from '@poolhouse/contract';
import { inQuietHours, quietUntil } from '../../ground/clock/quiet-hours.rules';
import type { NoticeManner, NoticeManners } from './push';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The house's kinds of notice. A play is no news in the morning; a result and what friends wrote are. */
export const HOUSE_MANNERS = {
  scoring_play: { newsForMs: 10 * MINUTE_MS, urgency: 'high', inQuietHours: 'dropped' },
  final: { newsForMs: 12 * HOUR_MS, urgency: 'high', inQuietHours: 'waits' },
  smack: { newsForMs: 12 * HOUR_MS, urgency: 'normal', inQuietHours: 'waits' },
  moment: { newsForMs: 12 * HOUR_MS, urgency: 'normal', inQuietHours: 'waits' },
  test: { newsForMs: MINUTE_MS, urgency: 'high', inQuietHours: 'waits' },
} as const satisfies NoticeManners;

/** How a kind is sent; one that nobody knows any more like a result. */
export const mannerOf = (kind: string, ofContests: NoticeManners): NoticeManner =>
  ofContests[kind] ?? (HOUSE_MANNERS as NoticeManners)[kind] ?? HOUSE_MANNERS.final;
/** Smack waits so long for more of it, ms. */
export const SMACK_GATHERS_MS = 60 * SECOND_MS;

export type Decision =
  | { do: 'send'; giveUpAt: number }
  | { do: 'wait'; until: number; giveUpAt: number }
  | { do: 'drop'; why: 'too late' | 'quiet hours' };

export interface Waiting {
  kind: string;
  /** Real ms since the cause, for a notice that no sender has looked at. */
  age: number;
  /** Null until a sender has looked at it. */
  giveUpAt: number | null;
  quiet: QuietHours | null;
}

/**
 * What a sender does with a notice that is due. Instants are real time: quiet hours are about the sleep of people, not about the practice
 * clock.
 */
export function decide({ kind, age, giveUpAt, quiet }: Waiting, now: number, ofContests: NoticeManners = {}): Decision {
  const manner = mannerOf(kind, ofContests);
  const end = giveUpAt ?? now + manner.newsForMs - Math.max(0, age);
  if (end <= now) return { do: 'drop', why: 'too late' };
  if (quiet && inQuietHours(quiet, now)) {
    if (manner.inQuietHours === 'dropped') return { do: 'drop', why: 'quiet hours' };
    const until = quietUntil(quiet, now);
    return { do: 'wait', until, giveUpAt: until + manner.newsForMs };
  }
  const gathers = kind === 'smack' && giveUpAt === null ? SMACK_GATHERS_MS - Math.max(0, age) : 0;
  return gathers > 0 ? { do: 'wait', until: now + gathers, giveUpAt: end } : { do: 'send', giveUpAt: end };
}

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** No push service is obeyed longer than that. */
export const LONGEST_REST_MS = HOUR_MS;

/** When a push service is asked again, epoch ms: after what it asked for, or pauses that double. @param tries so far, this one included */
export function restUntil(tries: number, retryAfterMs: number | null, now: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20));
  return now + Math.min(LONGEST_REST_MS, Math.max(pause, retryAfterMs ?? 0));
}

export type Answer =
  | { came: 'taken' }
  /** The browser has unsubscribed or is no more. */
  | { came: 'gone' }
  /** Not now; ms when it said for how long. */
  | { came: 'later'; retryAfterMs: number | null; why: string }
  /** This message, for good. */
  | { came: 'refused'; why: string };

/** What a push service's answer means (RFC 8030, sections 5 and 7.3, 8.4). @param retryAfter the header, seconds or a date */
export function readAnswer(status: number, retryAfter: string | undefined, now: number): Answer {
  if (status >= 200 && status < 300) return { came: 'taken' };
  if (status === 404 || status === 410) return { came: 'gone' };
  if (status === 408 || status === 429 || status >= 500)
    return { came: 'later', retryAfterMs: readRetryAfter(retryAfter, now), why: `answered ${status}` };
  return { came: 'refused', why: `answered ${status}` };
}

function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
