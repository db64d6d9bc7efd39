import type { HomeContestRow } from '@poolhouse/contract';
import { formatDayTime, formatTime, dayKey } from '@poolhouse/shared-ui';
import type { Checked } from './check.types';
import type { Log } from './log.types';
import { isKind, placeOf, type Place } from './opened-names.rules';
import type { OpenedPick } from './opened.types';
import type { Period } from './periods.rules';

export interface MyEntry {
  readonly id: number;
  readonly name: string;
}

/** The player's entries of the contest: by what home lists of them, and by the receipts that this browser holds. */
export function myEntries({ log, receipts }: Pick<Checked, 'log' | 'receipts'>, rows: readonly HomeContestRow[]): MyEntry[] {
  const own = rows.filter(({ contest }) => isKind(log, contest)).map(({ ID }) => Number(/-(\d+)$/.exec(ID)?.[1]));
  const ids = new Set([...own, ...receipts.map(({ kept }) => kept.entry)]);
  return [...ids].sort((a, b) => a - b).flatMap((id) => (log.entries.has(id) ? [{ id, name: log.entries.get(id) ?? '' }] : []));
}

/** One of the player's slots: opened, or sealed with what this browser knows that it sent. */
export interface MyPick {
  readonly slot: number;
  readonly opened: OpenedPick | null;
  /** In words; '' where it is not known here. */
  readonly says: string;
}

export function myPicks({ opened, receipts }: Pick<Checked, 'opened' | 'receipts'>, { period, slots }: Period, entry: number): MyPick[] {
  const sent = receipts.find(({ kept }) => kept.entry === entry && kept.period === period)?.kept.picks ?? [];
  return Array.from({ length: slots }, (_, place) => {
    const slot = place + 1;
    const found = opened.findLast(({ row }) => row.entry === entry && row.period === period && row.slot === slot) ?? null;
    return { slot, opened: found, says: found ? found.row.says : (sent.find((one) => one.slot === slot)?.says ?? '') };
  });
}

/** More than a list of all of them, the empty ones too, could be read through. */
const MANY = 12;

/** Of a round of many slots those in which something is, as far as it is known here. */
export const worthShowing = (picks: readonly MyPick[]): readonly MyPick[] => (isMany(picks.length) ? picks.filter(hasSomething) : picks);
export const isMany = (slots: number): boolean => slots > MANY;
const hasSomething = ({ opened, says }: MyPick): boolean =>
  says !== '' || (opened !== null && (opened.misfit !== null || !isEmpty(opened)));
const isEmpty = ({ row }: OpenedPick): boolean => row.content.includes('"pick":null');

/** When it was sealed and when it was opened; the day once. */
export function sealedText({ seal, openedAt, atLock, changed }: OpenedPick): string {
  if (!seal) return '';
  const since = changed ? 'Changed since, as the log says. ' : '';
  if (atLock) return `${since}Saved in the last hour, sealed at its lock, ${formatDayTime(seal.at)}`;
  const then = openedAt === null ? '' : dayKey(openedAt) === dayKey(seal.at) ? formatTime(openedAt) : formatDayTime(openedAt);
  return `${since}Sealed ${formatDayTime(seal.at)}${then && `, opened ${then}`}`;
}

/** That an administrator set it while nobody could see it; '' where none did. */
export function setText({ setSealed }: Pick<Log, 'setSealed'>, place: Place): string {
  const at = setSealed.get(placeOf(place));
  return at === undefined ? '' : `An administrator set it ${formatDayTime(at)}. `;
}

/** '5c1e…b07a' */
export const short = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-4)}`;
