import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { onTick } from '../store/ticker';

/** Where the server's clock stood at an instant of ours, and how fast it runs. */
interface Anchor {
  server: number;
  local: number;
  rate: number;
}

/** Where the device keeps it, so that a page without a network goes by the site's time as well. */
const KEPT = 'clock';
/** Real ms that the kept reading may be off. */
const NEAR_MS = 1000;

const OWN: Anchor = { server: 0, local: 0, rate: 1 };
/** As the device has it. */
let told = kept() ?? OWN;
let anchor = told;

function kept(): Anchor | null {
  const [local, header = ''] = (readStored(KEPT) ?? '').split(' ');
  const time = readTime(header);
  return time && Number(local) > 0 ? { ...time, local: Number(local) } : null;
}

const timeBy = (known: Anchor, local: number): number =>
  known === OWN ? local : Math.round(known.server + (local - known.local) * known.rate);

/**
 * The server's time in epoch ms. Practice mode may run ahead, or faster; before the first answer it is as this device heard it last,
 * or our own.
 */
export function serverNow(): number {
  return timeBy(anchor, Date.now());
}

/** `1662843000000;rate=60` as epoch ms and server seconds per real second; null where it is none. */
export function readTime(header: string | null): { server: number; rate: number } | null {
  const match = /^(\d{10,16})(?:;rate=(\d+(?:\.\d+)?))?$/.exec(header ?? '');
  return match && { server: Number(match[1]), rate: match[2] === undefined ? 1 : Number(match[2]) };
}

/**
 * Takes over the time that an answer carried: `1662843000000;rate=60`.
 *
 * @param sentAt our clock when the call went out; the server's reading is taken to be from half way
 */
export function noteServerTime(header: string | null, sentAt: number): void {
  const time = readTime(header);
  if (!time) return;
  anchor = { ...time, local: (sentAt + Date.now()) / 2 };
  const off = Math.abs(timeBy(told, anchor.local) - anchor.server);
  if (anchor.rate === told.rate && off <= NEAR_MS * Math.max(1, anchor.rate)) return;
  told = anchor;
  writeStored(KEPT, `${anchor.local} ${anchor.server};rate=${anchor.rate}`);
}

/** Seconds of the server's time in one of ours; 0 while a practice clock stands still. */
export function serverRate(): number {
  return anchor.rate;
}

/** Back to our own clock; for tests. */
export function forgetServerTime(): void {
  anchor = told = OWN;
  removeStored(KEPT);
}

/** The server's time, drawn again every `everyMs`. For the smallest part that shows it; a screen asks `useFromNow`. */
export function useServerNow(everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => onTick(everyMs, () => setNow(serverNow())), [everyMs]);
  return now;
}
