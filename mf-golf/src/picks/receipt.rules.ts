import type { AvailableGolferRow } from '@poolhouse/contract';
import type { SentPick } from '@poolhouse/shared-ui';

/** What a save has taken, as the contest's log seals it: a golfer in each slot, null for none. */
export const sentGolfers = (
  picks: readonly (number | null)[],
  golfers: readonly Pick<AvailableGolferRow, 'Golfer_ID' | 'Name'>[],
): SentPick[] =>
  picks.map((golfer, n) => {
    const name = golfers.find(({ Golfer_ID }) => Golfer_ID === golfer)?.Name ?? '';
    return { slot: n + 1, pick: golfer === null ? null : { golfer, name }, says: name };
  });
