/** What a reader says that it has. */
interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

/**
 * Whether a reader has what there is (RFC 9110, 13.2.2): by its ETag, else by its instant, which has whole seconds.
 *
 * @param changedAt epoch ms
 */
export function isUnchanged(has: Conditions, { etag, changedAt }: { etag: string; changedAt: number }): boolean {
  const tags = has['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(has['if-modified-since'] ?? '');
  return Math.floor(changedAt / 1000) * 1000 <= since;
}
