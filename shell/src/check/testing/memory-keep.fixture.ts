import type { Keep, KeptContest, KeptReceipt } from '@poolhouse/shared-ui/proof';

/** A browser's memory that is gone with the test. */
export function memoryKeep(): Keep & { contests: Map<number, KeptContest>; all: KeptReceipt[] } {
  const contests = new Map<number, KeptContest>();
  const all: KeptReceipt[] = [];
  return {
    ...{ contests, all },
    contest: async (id) => contests.get(id) ?? null,
    putContest: async (kept) => void contests.set(kept.contest, kept),
    forgetContest: async (id) => void contests.delete(id),
    receipts: async (contest) => all.filter((one) => one.contest === contest),
    putReceipt: async (kept) => void all.push(kept),
    forgetReceipt: async (kept) => void all.splice(all.indexOf(kept), 1),
    forgetReceipts: async () => void all.splice(0),
  };
}
