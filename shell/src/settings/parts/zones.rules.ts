/** The zone that this device lives in, as IANA names it. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** 'America/New_York' for people: 'New York'. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zones worth offering: the contest's own (''), this device's, and the one that is set. */
export const zoneChoices = (set: string, here: string): string[] => [...new Set(['', here, set])];
