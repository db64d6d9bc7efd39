/** Real ms after something has begun until a page that tells of it is read: its rows are others from that instant on. */
const AFTER_MS = 2000;
/** Site time for which a page waits for word of what has begun, as often as of what is on. */
const AWAITED_MS = 15 * 60_000;
const WHILE_AWAITED_MS = 30_000;

/** The site's time, how fast it runs, and the device's; epoch ms. */
export interface Clocks {
  readonly now: number;
  readonly rate: number;
  readonly local: number;
}

interface Read {
  /** When the page was read last, and after how many seconds it is read again; null for never. */
  readonly readAt: number;
  readonly seconds: number | null;
  /** When what it shows begins, ISO, of what is not told to be on. */
  readonly begins: readonly string[];
}

/**
 * When a page is read next, by the device's clock in epoch ms; null for never. Something that begins in the meantime is not waited for: who
 * watches at kick-off would read for ten minutes that picks open then.
 */
export function nextRead({ readAt, seconds, begins }: Read, { now, rate, local }: Clocks): number | null {
  if (seconds === null) return null;
  const usual = readAt + 1000 * seconds;
  const instants = begins.map((at) => Date.parse(at));
  const next = Math.min(...instants.filter((at) => at > now));
  // In whole seconds, so that it is the same each time that it is asked.
  const begun = next < Infinity && rate > 0 ? 1000 * Math.ceil((local + (next - now) / rate + AFTER_MS) / 1000) : Infinity;
  const awaited = instants.some((at) => at <= now && now - at < AWAITED_MS) ? readAt + WHILE_AWAITED_MS : Infinity;
  return Math.min(usual, begun, awaited);
}

/** Kick-offs, or tip-offs, of games that are not told to be on. */
export const kickoffsOf = (games: readonly { readonly state: string; readonly day: string }[]): string[] =>
  games.filter(({ state }) => state === 'scheduled').map(({ day }) => day);
