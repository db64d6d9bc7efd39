/** Addresses out of whatever was pasted: 'Ann <ann@example.com>, bob@example.com' in any lines; each once, in order. */
export function emailsIn(text: string): string[] {
  const found = text.match(/[^\s<>,;"'()]+@[^\s<>,;"'()]+/g) ?? [];
  const seen = new Set<string>();
  return found.filter((email) => {
    const key = email.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
