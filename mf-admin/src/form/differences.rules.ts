/** `[field, before, after]` of two pieces of JSON, each field of either; '–' where one has none. Text that is no object is one field. */
export function differences(before: string, after: string): [string, string, string][] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => [field, was.get(field) ?? '–', is.get(field) ?? '–']);
}

function fieldsOf(json: string): Map<string, string> {
  if (json === '') return new Map();
  const value = parsed(json);
  if (value === null) return new Map();
  if (typeof value !== 'object') return new Map([['value', shown(value)]]);
  return new Map(Object.entries(value).map(([field, part]) => [field, shown(part)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
