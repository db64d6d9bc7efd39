import type { MomentRow } from '@poolhouse/contract';
import { tag, type Tx } from '../../ground/db/database';
import { keepSame } from '../../ground/memory/keep-same';
import { part } from '../../web/pages/parts';
import type { MomentsMemory } from './kept-rows';
import { latestOf } from './latest.rules';

/** Which moments a page shows, and in which time that stays so if nothing is written, epoch ms. */
interface Shown {
  round: number;
  validFrom: number;
  validUntil: number;
}

interface PageOf<P> {
  /** On what `shown` hangs. */
  tags(params: P): readonly string[];
  contestId(params: P): number;
  shown(tx: Tx, params: P, now: number): Promise<Shown>;
  /** How many of the round the page shows, the latest, beside those that were taken back; default all. */
  latest?: number;
}

/** The moments of the round that a page shows. */
export const momentsPart = <P>(memory: MomentsMemory, page: PageOf<P>) =>
  part<P, readonly MomentRow[]>({
    name: 'moments',
    tags: (params) => [...page.tags(params), tag.moments(page.contestId(params))],
    load: async (tx, params, now, before) => {
      const { round, validFrom, validUntil } = await page.shown(tx, params, now);
      const all = (await memory.readIn(tx, page.contestId(params))).filter((row) => row.Round === round);
      const rows = latestOf(all, page.latest ?? Infinity);
      return { model: keepSame(before, rows, ({ ID }) => ID), validFrom, validUntil };
    },
    shared: (moments) => ({ moments }),
  });
