import type { HomeContestRow } from '@poolhouse/contract';
import { usePageData } from '@poolhouse/shared-ui/board';
import { useContestLinks } from '../links/useContestLinks';
import { EMPTY_REGISTRY } from '../registry/registry.store';
import { useRegistry } from '../registry/useRegistry';
import type { Log } from './log.types';
import { isKind } from './opened-names.rules';
import { smackPathOf, type SmackPath } from './smack-path.rules';

export interface ContestPage {
  /** What home lists of the player's entries; empty until it has come. */
  readonly rows: readonly HomeContestRow[];
  /** The contest's title, its board and how to speak there; null until its log was read, and where no link leads there. */
  readonly board: { readonly to: string; readonly label: string; readonly smack: SmackPath | null } | null;
  /** Home has not answered yet. */
  readonly pending: boolean;
  readonly trouble: { readonly message: string; retry(): void } | null;
}

const noRefresh = { refreshSeconds: () => null };

/** Where the contest's board is, and which entries of the player are in it: as home has it. */
export function useContestPage(log: Log | null): ContestPage {
  const { data, error, refresh } = usePageData('GET utils/home', {}, noRefresh);
  const links = useContestLinks();
  const { registry } = useRegistry();
  const rows = data?.contests.data ?? [];
  const link = log && links.find(({ name }) => isKind(log, name));
  const own = log && rows.find(({ contest, pool }) => isKind(log, contest) && pool === log.name);
  return {
    rows,
    board: link?.inside
      ? { to: own?.href ?? link.href, label: link.title, smack: smackPathOf(registry ?? EMPTY_REGISTRY, link.href) }
      : null,
    pending: data === null && error === null,
    trouble: error && { message: error.message, retry: () => void refresh() },
  };
}
