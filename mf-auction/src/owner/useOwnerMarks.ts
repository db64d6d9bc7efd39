import type { Person } from '@poolhouse/shared-ui';
import { useBoardMarks } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { AuctionOwnerRow } from '../contest/auction.types';

type Owner = Pick<AuctionOwnerRow, 'ID' | 'Name' | 'Code'>;

/** How owners are shown where letters alone tell them apart, by ID. */
export function useOwnerMarks(owners: readonly Owner[]): ReadonlyMap<number, Person> {
  const rows = useMemo(
    () => [...owners].sort((a, b) => a.ID - b.ID).map(({ ID, Name, Code }) => ({ id: ID, name: Name, letters: Code })),
    [owners],
  );
  return useBoardMarks(rows);
}
