/** An instant as ISO text or epoch ms. */
export type Instant = string | number;

/** Epoch ms; text without a zone is UTC, as the server writes it. NaN when it names no instant. */
export function epoch(at: Instant): number {
  if (typeof at === 'number') return at;
  const text = at.trim().replace(' ', 'T');
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return Date.parse(zoned || !text.includes('T') ? text : `${text}Z`);
}
