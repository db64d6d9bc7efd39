/** An instant as ISO text or epoch ms; a day without a time, 2026-11-16, names that day wherever it is read. */
export type Instant = string | number;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** Epoch ms; text without a zone is UTC, as the server writes it, a day alone begins where the viewer is. NaN when it names no instant. */
export function epoch(at: Instant): number {
  if (typeof at === 'number') return at;
  const text = at.trim().replace(' ', 'T');
  // A day read as midnight UTC is the evening before west of Greenwich.
  if (DAY_ALONE.test(text)) return Date.parse(`${text}T00:00:00`);
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return Date.parse(zoned || !text.includes('T') ? text : `${text}Z`);
}

/**
 * What calendar and clock show the viewer at an instant, told as if it were UTC, in ms: days then have 24 hours, and the zone is that of now,
 * which may change while the page is open. A day alone is itself, also where it has no midnight or was left out.
 */
export function wallOf(at: Instant): number {
  if (typeof at === 'string' && DAY_ALONE.test(at.trim())) return Date.parse(`${at.trim()}T00:00:00Z`);
  const here = new Date(epoch(at));
  return Date.UTC(here.getFullYear(), here.getMonth(), here.getDate(), here.getHours(), here.getMinutes());
}
