import { formatDay, formatTime } from '@poolhouse/shared-ui';
import type { Seal } from './log.types';
import type { OpenPeriod } from './read-proof';

/** A period's seals on a line of a thousand. */
export interface SealsLine {
  readonly hours: readonly number[];
  readonly locks: readonly number[];
  readonly toCome: readonly number[];
  /** Where the last seal stands. */
  readonly reached: number;
  readonly labels: readonly { at: number; text: string }[];
}

const LENGTH = 1000;
/** Closer than this two days cannot be read beside each other. */
const APART = 110;

/** Where the seals of a period and its locks to come stand, by their time. */
export function sealsLine(seals: readonly Seal[], open: OpenPeriod | undefined): SealsLine {
  const toCome = (open?.locks ?? []).map((at) => Date.parse(at)).filter((at) => at > (seals.at(-1)?.at ?? 0));
  const times = [...seals.map(({ at }) => at), ...toCome];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const place = (at: number): number => Math.round(to === from ? 0 : ((at - from) / (to - from)) * LENGTH);
  const locks = seals.filter(({ lock }) => lock).map(({ at }) => at);
  return {
    hours: seals.filter(({ lock }) => !lock).map(({ at }) => place(at)),
    locks: locks.map(place),
    toCome: toCome.map(place),
    reached: place(seals.at(-1)?.at ?? from),
    labels: times.length === 0 ? [] : labelsOf([from, ...locks, ...toCome], place),
  };
}

/** Its beginning with its hour, and each day of a lock; what would lie over the one before is left out. */
function labelsOf(times: readonly number[], place: (at: number) => number): SealsLine['labels'] {
  const labels: { at: number; text: string }[] = [];
  for (const [index, time] of times.entries()) {
    const text = index === 0 ? `${formatDay(time, time)} ${formatTime(time)}` : formatDay(time, time);
    const before = labels.at(-1);
    const near = before !== undefined && place(time) - before.at < APART * (labels.length === 1 ? 2 : 1);
    if (!near && !labels.some((label) => label.text === text)) labels.push({ at: place(time), text });
  }
  return labels;
}

/** Marks from top to bottom as the path of a drawing. */
export const marks = (places: readonly number[], top: number, bottom: number): string =>
  places.map((x) => `M${x} ${top}V${bottom}`).join('');
