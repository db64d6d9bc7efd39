import { formatList } from '@poolhouse/shared-ui';
/** `[field, before, after]` of two pieces of JSON, each field of either that differs, in words; '–' where one has none. */
export function differences(before: string, after: string): [string, string, string][] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => [fieldWords(field), was.get(field) ?? '–', is.get(field) ?? '–']);
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

/** 'event_id' and 'eventId' as they are read: 'event id'. */
const fieldWords = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A value as people read it: a list as its parts, an object as its fields, nothing as a dash. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join('; ');
  if (typeof value === 'object')
    return formatList(
      Object.entries(value)
        .filter(([, part]) => part !== null && part !== '')
        .map(([field, part]) => `${fieldWords(field)} ${shown(part)}`),
    );
  return typeof value === 'number' ? String(value).replace('-', '−') : (value as string);
}
