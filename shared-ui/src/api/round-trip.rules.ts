/** The server's clock, as an answer or a stream gave it. */
export interface ServerTime {
  /** Epoch ms. */
  server: number;
  /** Server seconds per real second. */
  rate: number;
  /** When it was so, by the page's own steady clock, ms. */
  local: number;
}

/** What an answer gave: half way between question and answer. */
export interface Reading extends ServerTime {
  /** By how many ms it may be off: half of the round trip. */
  unsure: number;
}

/** By how much two clocks part in a second of the page's. */
const DRIFT = 1e-4;
/** A stream that is silent for longer is given up: what seems later was given by a clock that is put elsewhere. */
const LATEST_MS = 25_000;
/** What a page's own clock may be read wrongly. */
const SLACK_MS = 50;

/** Ms by which news came later than they would have come in no time; below 0 where the reading was off. */
const lateness = (known: ServerTime, time: ServerTime): number => time.local - known.local - (time.server - known.server) / known.rate;

/** The reading to go by from now on: the surer one, unless the server's clock runs otherwise since, or was put elsewhere. Pure. */
export function betterReading(known: Reading | null, next: Reading): Reading {
  if (!known || known.rate !== next.rate || known.rate === 0) return next;
  const may = known.unsure + DRIFT * (next.local - known.local);
  const elsewhere = Math.abs(lateness(known, next)) > may + next.unsure + SLACK_MS;
  return elsewhere || next.unsure <= may ? next : known;
}

/** Ms there and back, by news that came unasked and are taken to come as fast as questions go; null where it cannot be known. Pure. */
export function tripOf(known: Reading | null, time: ServerTime): number | null {
  if (!known || known.rate !== time.rate || known.rate === 0) return null;
  const drift = DRIFT * (time.local - known.local);
  const late = lateness(known, time);
  if (late > LATEST_MS || late < -known.unsure - drift - SLACK_MS) return null;
  return Math.max(0, 2 * (late - drift));
}
