import type { QuietHours } from '@poolhouse/contract';
import { DateTime } from 'luxon';

const MINUTE_MS = 60_000;
/** Longer than any quiet time: who is awake for the one hour that clocks leave out in spring is left alone for two days. */
const TWO_DAYS_AND_MORE_MIN = 50 * 60;

/** Whether a player wants to be left alone at an instant. Decided by the wall clock of the player's zone; equal times mean never. */
export function inQuietHours({ from, to, zone }: QuietHours, instant: number): boolean {
  if (from === to) return false;
  const { hour, minute } = DateTime.fromMillis(instant, { zone });
  const [begin, end, now] = [minuteOfDay(from), minuteOfDay(to), 60 * hour + minute];
  return begin < end ? begin <= now && now < end : begin <= now || now < end;
}

/** @param wall hh:mm */
function minuteOfDay(wall: string): number {
  return 60 * Number(wall.slice(0, 2)) + Number(wall.slice(3));
}

/** The first full minute from an instant on outside of quiet hours; the instant itself when it is. */
export function quietUntil(quiet: QuietHours, instant: number): number {
  return step(quiet, instant, Math.ceil(instant / MINUTE_MS) * MINUTE_MS, MINUTE_MS);
}

/** The last full minute up to an instant outside of quiet hours; the instant itself when it is. */
export function quietSince(quiet: QuietHours, instant: number): number {
  return step(quiet, instant, Math.floor(instant / MINUTE_MS) * MINUTE_MS, -MINUTE_MS);
}

/** Minute by minute: on the days when clocks change no sum of hours is right. */
function step(quiet: QuietHours, instant: number, fullMinute: number, by: number): number {
  if (!inQuietHours(quiet, instant)) return instant;
  let at = fullMinute;
  for (let n = 0; n < TWO_DAYS_AND_MORE_MIN && inQuietHours(quiet, at); n++) at += by;
  return at;
}
