import type { Checked } from './check.types';
import type { OpenedPick } from './opened.types';

/** All that shows, to anybody, that what was signed first and what is signed now cannot both be. */
export function evidenceFile({ kept, shown, receipts, opened }: Checked): string {
  /** What does not fit, and what receipts are of. */
  const isMeant = ({ row, misfit }: OpenedPick) =>
    misfit !== null || receipts.some((one) => one.kept.entry === row.entry && one.kept.period === row.period);
  const now = { checkpoint: shown.note, at: Date.parse(shown.at) };
  const { seen, shown: found, proof } = kept.evidence ?? { seen: kept.seen, shown: now, proof: [] };
  return JSON.stringify(
    {
      ...{ origin: kept.origin, key: kept.key, seen, shown: found, proof },
      receipts: receipts.map(({ kept: { text, signature } }) => ({ text, signature })),
      opened: opened.filter(isMeant).map(({ row }) => row),
    },
    null,
    1,
  );
}
