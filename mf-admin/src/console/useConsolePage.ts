import type { DataOf } from '@poolhouse/contract';
import { useSlots } from '@poolhouse/shared-ui';
import { usePageData, useRead, type PageState, type Read } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useMemo } from 'react';
import { needsCounts } from '../admin/needs.rules';
import type { ConsoleState } from '../facts/console.context';
import type { ConsolePage } from '../facts/console.types';
import { consoleTabs, runs, tabAt, type ConsoleTab } from '../facts/tabs.rules';
import { useHasTools, useKinds } from '../facts/useKinds';
import { useGroup } from './useGroup';

/** Seconds between two reads while somebody looks. */
export const REFRESH = 30;
const rule = { refreshSeconds: () => REFRESH };

export interface ShownConsole {
  readonly page: PageState<ConsolePage>;
  readonly permissions: Read<DataOf<'GET ad/my_permissions'>>;
  /** Null until both were read. */
  readonly state: ConsoleState | null;
  readonly tabs: readonly ConsoleTab[];
  /** The one that the address asks for, or the first. */
  readonly tab: ConsoleTab | undefined;
  /** Whether the address asks for one. */
  readonly asked: boolean;
  readonly hasTools: boolean;
  /** Rows of each tab that need action. */
  readonly counts: ReadonlyMap<string, number>;
  openTab(key: string): void;
}

/** All that the frame of the console shows: its page, who looks, and the tabs that they may open. */
export function useConsolePage(): ShownConsole {
  const { group, choose } = useGroup();
  const page = usePageData('GET ad/pagedata', group === 0 ? {} : { group_number: group }, rule);
  const { data, refresh } = page;
  const kinds = useKinds(data);
  const [params, setParams] = useSearchParams();
  const shown = data?.config.data[0];
  const permissions = useRead('GET ad/my_permissions', undefined);
  const tabs = useTabs(shown, kinds, permissions.data?.calls);
  const changed = useCallback(() => void refresh(), [refresh]);
  const state = useMemo<ConsoleState | null>(
    () => (data && shown && tabs ? { page, data, group: shown.group_number, seat: shown, tabs, changed, chooseGroup: choose } : null),
    [page, data, shown, tabs, changed, choose],
  );
  const asked = params.get('tab');
  const known = tabs ?? [];
  return {
    page,
    permissions,
    state,
    tabs: known,
    tab: tabAt(known, asked),
    asked: asked !== null,
    hasTools: useHasTools(shown?.role, kinds),
    counts: needsCounts(data?.needs_action.data ?? [], { tabs: known, contests: data?.active_contests.data ?? [] }),
    openTab: (key) => setParams({ tab: key }),
  };
}

/** Null until it is known who looks and what they may. */
function useTabs(shown: ConsoleState['seat'] | undefined, kinds: readonly string[], calls: readonly string[] | undefined) {
  const pieces = useSlots('console');
  return useMemo(
    () => (shown && calls ? consoleTabs(pieces, { role: shown.role, running: runs(shown), kinds, calls }) : null),
    [pieces, shown, kinds, calls],
  );
}
