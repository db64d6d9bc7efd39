import { plural } from '@poolhouse/contract/formats';
import type { Log, Seal } from './log.types';
import { periodName } from './opened-names.rules';
import type { OpenedPick } from './opened.types';
import type { OpenPeriod, Shown } from './read-proof';
import { sealsLine, type SealsLine } from './seals-line.rules';

/** A round of the contest and how it was sealed. */
export interface Period {
  readonly period: string;
  readonly name: string;
  readonly seals: readonly Seal[];
  readonly line: SealsLine;
  /** Locks that have been, and all that are known. */
  readonly locked: number;
  readonly locks: number;
  /** Nothing of it is sealed any more. */
  readonly over: boolean;
  /** All that was opened of it fits. */
  readonly fits: boolean;
  /** Slots of an entry. */
  readonly slots: number;
}

/** The rounds that have seals, the latest first. */
export function periodsOf(log: Log, opened: readonly OpenedPick[], { open }: Shown): Period[] {
  const byPeriod = new Map<string, Seal[]>();
  for (const seal of log.seals) byPeriod.set(seal.period, [...(byPeriod.get(seal.period) ?? []), seal]);
  const wrong = new Set(opened.filter(({ misfit }) => misfit !== null).map(({ row }) => row.period));
  return [...byPeriod]
    .map(([period, seals]) => periodOf(period, seals, { log, open: open.find((one) => one.period === period), fits: !wrong.has(period) }))
    .sort((a, b) => (a.period < b.period ? 1 : -1));
}

function periodOf(
  period: string,
  seals: readonly Seal[],
  { log, open, fits }: { log: Log; open: OpenPeriod | undefined; fits: boolean },
): Period {
  const line = sealsLine(seals, open);
  const locked = line.locks.length;
  const last = seals.at(-1);
  return {
    ...{ period, seals, line, locked, fits },
    name: periodName(period, log),
    locks: locked + line.toCome.length,
    over: seals.some((seal) => seal.last),
    slots: last && last.present.length > 0 ? last.slots / last.present.length : 0,
  };
}

/** 'Weeks 1 to 8' of rounds, the latest first; one by its name, and others by how many they are. */
export function spanName(periods: readonly Period[]): string {
  const [latest] = periods;
  const first = periods.at(-1);
  if (!latest || !first || latest === first) return latest?.name ?? '';
  const weeks = [first, latest].map(({ name }) => /^Week (\d+)$/.exec(name)?.[1]);
  return weeks.every((week) => week !== undefined) ? `Weeks ${weeks[0]} to ${weeks[1]}` : plural(periods.length, 'earlier one');
}
