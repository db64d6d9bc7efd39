/** Something that happened to an entry, told once. */
export interface News {
  /** `hole:46046-2-13`; the same for ever. */
  readonly key: string;
  readonly text: string;
}

/** What an entry was told of a tournament so far. */
export interface Notified {
  readonly keys: readonly string[];
  /** Whether it leads, as it was told last. */
  readonly leads: boolean;
  /** Since when that is otherwise, epoch ms; null while it is not. */
  readonly turnedAt: number | null;
  /** When it was told something last, epoch ms; 0 for never. */
  readonly sentAt: number;
}

/** One notice in so long, whatever happens meanwhile. */
export const DIGEST_MS = 10 * 60_000;
/** A lead that was taken or lost is told once it has held so long. */
export const HELD_MS = 5 * 60_000;
/** A lock screen has room for as many lines. */
const LINES = 5;

/**
 * What is to be told now, in lines, and what has been told then. An entry that was never looked at is told nothing of what had happened
 * before. Pure: whatever is told, is told once.
 *
 * @param leads null before there is a place
 */
export function digest(
  before: Notified | undefined,
  { news, leads }: { news: readonly News[]; leads: boolean | null },
  now: number,
): { notified: Notified; lines: readonly string[] } {
  if (!before) return { notified: { keys: news.map(({ key }) => key), leads: leads ?? false, turnedAt: null, sentAt: 0 }, lines: [] };
  // A practice clock may be put back.
  const since = before.turnedAt === null || before.turnedAt > now ? now : before.turnedAt;
  const turned = leads !== null && leads !== before.leads;
  const notified = { ...before, turnedAt: turned ? since : null };
  if (before.sentAt <= now && now - before.sentAt < DIGEST_MS) return { notified, lines: [] };
  const fresh = news.filter(({ key }) => !before.keys.includes(key));
  const held = turned && now - since >= HELD_MS;
  const lines = [...(held ? [leads ? 'You took the lead' : 'You lost the lead'] : []), ...fresh.map(({ text }) => text)];
  if (lines.length === 0) return { notified, lines };
  return {
    notified: {
      keys: [...before.keys, ...fresh.map(({ key }) => key)],
      leads: held ? leads : before.leads,
      turnedAt: held ? null : notified.turnedAt,
      sentAt: now,
    },
    lines: lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), `and ${lines.length - LINES + 1} more`],
  };
}
