import { readStored, writeStored } from '../storage/storage';

/** Where ask-early.js looks up what the page at an address reads first. */
export const FIRST_READS = 'first';
const PAGES_KEPT = 8;
const READS_KEPT = 2;

type FirstReads = Record<string, string[]>;

/** Remembers which page of data was read at this address, so that the next visit asks for it together with the scripts. */
export function noteFirstRead(url: string): void {
  const here = window.location.pathname + window.location.search;
  const known = firstReads();
  const reads = known[here] ?? [];
  if (reads.includes(url)) return;
  const { [here]: _old, ...others } = known;
  const kept = Object.entries(others).slice(1 - PAGES_KEPT);
  writeStored(FIRST_READS, JSON.stringify(Object.fromEntries([...kept, [here, [url, ...reads].slice(0, READS_KEPT)]])));
}

function firstReads(): FirstReads {
  try {
    const stored: unknown = JSON.parse(readStored(FIRST_READS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as FirstReads) : {};
  } catch {
    return {};
  }
}
