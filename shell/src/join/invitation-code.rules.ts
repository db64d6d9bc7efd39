/** The code of an invitation: `/join#7QK4-M2VX-9DPA`. It stands behind the # so that it never reaches a log. '' where there is none. */
export function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')).trim();
  } catch {
    return '';
  }
}
