import { epoch } from '../../formats/instant';
import { dayKey } from '../../formats/when';

const two = (part: number) => String(part).padStart(2, '0');

/** What a field for day and time shows of an instant, in the viewer's zone: '2026-11-16T16:05'; '' for none. */
export function typedTime(at: string): string {
  const shown = new Date(at === '' ? Number.NaN : epoch(at));
  return Number.isNaN(shown.getTime()) ? '' : `${dayKey(shown.getTime())}T${two(shown.getHours())}:${two(shown.getMinutes())}`;
}

/** The instant that was typed in the viewer's zone, as the contract has it: '2026-11-16T21:05:00.000Z'; '' for none. */
export function instantOf(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
