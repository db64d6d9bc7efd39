import type { DataOf } from '@poolhouse/contract';
import type { Seal } from './log.types';

export type OpenedRow = DataOf<'GET proof/opened'>['opened'][number];

/** A slot that was opened, and what this browser made of it. */
export interface OpenedPick {
  readonly row: OpenedRow;
  readonly seal: Seal | undefined;
  /** The event of its pick began then, or the last one of its period. */
  readonly openedAt: number | null;
  /** Hex: what stands for it in its seal. */
  readonly commitment: string;
  /** Why it does not fit; null where it does. */
  readonly misfit: string | null;
  /** Saved after the last seal before its lock, and sealed at the lock itself. */
  readonly atLock: boolean;
  /** An administrator set it anew after it was opened, and the log says so. */
  readonly changed: boolean;
}
