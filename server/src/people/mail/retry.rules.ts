const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So long a mail is one sender's own; longer than a try can take, so that no other one sends it meanwhile. */
export const CLAIM_MS = 10 * MINUTE_MS;
export const FIRST_PAUSE_MS = MINUTE_MS;
export const LONGEST_PAUSE_MS = 4 * HOUR_MS;
/** Mail servers commonly try for four to five days (RFC 5321 section 4.5.4.1). */
export const GIVE_UP_AFTER_MS = 4 * 24 * HOUR_MS;
/** A refusal for good may be a relay that is set up wrongly, so it is tried again for a day, but seldom. */
export const REFUSED_PAUSE_MS = HOUR_MS;
export const REFUSED_GIVE_UP_AFTER_MS = 24 * HOUR_MS;

export interface FailedTry {
  /** Tries so far, this one included. */
  tries: number;
  /** Epoch ms of real time. */
  createdAt: number;
  now: number;
  /** The server said 5xx to this mail. */
  refused: boolean;
}

/** When a mail is tried again, epoch ms; null when it is given up. Pauses double from a minute to four hours. */
export function nextTry({ tries, createdAt, now, refused }: FailedTry): number | null {
  const doubled = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20));
  const at = now + (refused ? Math.max(REFUSED_PAUSE_MS, doubled) : doubled);
  return at - createdAt > (refused ? REFUSED_GIVE_UP_AFTER_MS : GIVE_UP_AFTER_MS) ? null : at;
}
