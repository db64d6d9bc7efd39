import { useSlots } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import type { ConsolePage } from './console.types';
import { piecesFor, type Seat } from './tabs.rules';

/** The kinds of contests that are open in the group, or of those that a helper helps in. */
export const useKinds = (data: ConsolePage | null): readonly string[] =>
  useMemo(() => [...new Set(data?.active_contests.data.map(({ contest_type }) => contest_type.toLowerCase()))], [data?.active_contests]);

/** Whether the drawer holds anything for who looks: a helper has the tools of the contests helped in, and none of accounts. */
export function useHasTools(role: Seat['role'] | undefined, kinds: readonly string[]): boolean {
  const pieces = useSlots('tools');
  return role !== undefined && (role !== 'helper' || piecesFor(pieces, kinds).length > 0);
}
