/** Zones in which a day shows as another where it is taken for an instant: west and east of Greenwich, and past noon there by a day. */
export const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Apia'] as const;

/** Says the rest of the file in another zone; the environment of the tests has the lever and puts it back. Intl keeps that of its making. */
export function setTimeZone(zone: string): void {
  const lever: unknown = Reflect.get(globalThis, 'setTimeZone');
  if (typeof lever !== 'function') throw new Error('tests of zones run in the environment of the browser');
  Reflect.apply(lever, globalThis, [zone]);
}

/** What is drawn or written in each of the three, the zone that was there before set again. */
export function inEachZone<T>(ask: () => T): T[] {
  const before = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return ZONES.map((zone) => {
      setTimeZone(zone);
      return ask();
    });
  } finally {
    setTimeZone(before);
  }
}
