import { isDeepStrictEqual } from 'node:util';
import type { MomentRow } from '@poolhouse/contract';
import { tag, type Database } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { Versioned } from '../../ground/memory/versioned';
import { momentRows, tellsMoments } from './moments.store';

const ROW_BYTES = 400;

/** By contest the rows of its moments, none where who runs it has them switched off. */
export type MomentsMemory = Versioned<number, readonly MomentRow[]>;

export const momentsMemory = (db: Database): MomentsMemory =>
  new Versioned(db, {
    name: 'moments',
    maxBytes: 32_000_000,
    key: String,
    tags: (contestId) => [tag.moments(contestId)],
    async load(tx, contestIds, _now, before) {
      const loaded: { value: readonly MomentRow[] }[] = [];
      for (const [n, contestId] of contestIds.entries()) {
        const rows = (await tellsMoments(tx, contestId)) ? await momentRows(tx, contestId) : [];
        loaded.push({ value: keepSame(before[n], rows, ({ ID }) => ID, isDeepStrictEqual) });
      }
      return loaded;
    },
    weigh: (rows) => 100 + rows.length * ROW_BYTES,
  });
