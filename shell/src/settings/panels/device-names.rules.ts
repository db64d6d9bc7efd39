import type { DeviceRow } from '@poolhouse/contract';

/** What each device is called, by its id; of several that are called alike all but the one that signed in first bear their number. */
export function deviceNames(devices: readonly DeviceRow[]): ReadonlyMap<number, string> {
  const seen = new Map<string, number>();
  const names = new Map<number, string>();
  for (const { id, label, application } of [...devices].sort((a, b) => a.created.localeCompare(b.created) || a.id - b.id)) {
    const name = label || application || 'A device without a name';
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    names.set(id, nth === 1 ? name : `${name} (${nth})`);
  }
  return names;
}
