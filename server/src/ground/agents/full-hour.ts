const HOUR = 3_600_000;

/** The first full hour (UTC) after an instant; both epoch ms. */
export const nextFullHour = (now: number): number => (Math.floor(now / HOUR) + 1) * HOUR;
