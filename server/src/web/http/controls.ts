/**
 * Fields of an input that hold NUL, by path: no text has one, and PostgreSQL cannot keep it. Looked for in every call, so that no field of
 * the contract can forget it.
 */
export function controlsIn(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string')
    return value.includes('\u0000') ? { [path || 'input']: 'The text must not contain control characters.' } : {};
  if (typeof value !== 'object' || value === null) return {};
  const found: Record<string, string> = {};
  for (const [name, part] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (name.includes('\u0000')) found[path || 'input'] = 'The text must not contain control characters.';
    else Object.assign(found, controlsIn(part, at));
  }
  return found;
}
