/**
 * The one-time token of the link that an empty server prints: `/#first-admin=TOKEN`. It stands behind the # so that it never
 * reaches a log.
 */
export function firstAdminToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('first-admin') || null;
}
