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
