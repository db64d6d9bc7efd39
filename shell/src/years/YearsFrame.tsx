import type { CircleRow } from '@poolhouse/contract';
import {
  ContestHead,
  ContestTabs,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  StaleBar,
  type PageState,
} from '@poolhouse/shared-ui/board';
import { useLocation, useNavigate } from '@poolhouse/shared-ui/router';
import { Swords, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { rivalAddress, yearsAddress } from './addresses.rules';
import { CircleChoice } from './Choices';
import { Choices } from './years.styles';

interface Props<T> {
  readonly title: string;
  readonly of: 'records' | 'rivals';
  readonly group: number | undefined;
  readonly page: PageState<T>;
  /** Said where there is no such thing, and trying again brings none. */
  none?: string;
  /** Before the choice of a circle. */
  choice?(data: T): ReactNode;
  children(data: T): ReactNode;
}

const icon = { size: 22, 'aria-hidden': true } as const;

/** Heading, tabs and the choice of a circle around both screens, and what stands there until they have been read. */
export function YearsFrame<T extends { circles: { data: readonly CircleRow[] }; config: { data: readonly { group: number }[] } }>({
  title,
  of,
  group,
  page,
  none,
  choice,
  children,
}: Props<T>) {
  const { data, error } = page;
  const { pathname } = useLocation();
  const go = useNavigate();
  const shown = data?.config.data[0]?.group ?? 0;
  // An entry alone tells its circle too: its records are behind the tab, not those of the player's first circle.
  const told = group ?? (data && data.circles.data.length > 1 ? shown : undefined);
  const choose = (id: number) => void go(of === 'rivals' ? rivalAddress(0, id) : yearsAddress(id));
  return (
    <Page>
      <StaleBar state={page.status} of={of === 'records' ? 'the records' : 'the two of you'} />
      <ContestHead
        title={title}
        tabs={<ContestTabs items={tabsOf(told, of === 'rivals' ? pathname + groupOf(group) : rivalAddress(0, told))} />}
      />
      {data && (
        // It comes with what is read, so that nothing above it moves.
        <Choices>
          {choice?.(data)}
          <CircleChoice circles={data.circles.data} shown={shown} onChoose={choose} />
        </Choices>
      )}
      {data ? children(data) : <Unread title={title} error={error} retry={() => void page.refresh()} none={none} />}
    </Page>
  );
}

/** @param duel where the tab of the two of them leads */
const tabsOf = (group: number | undefined, duel: string) => [
  { to: yearsAddress(group), label: 'Records', icon: <Trophy {...icon} />, end: true },
  { to: duel, label: 'Head to head', icon: <Swords {...icon} /> },
];

/** What stands there until it has been read, or where it cannot be. */
function Unread({
  title,
  error,
  retry,
  none,
}: {
  title: string;
  error: PageState<unknown>['error'];
  retry(): void;
  none: string | undefined;
}) {
  return (
    <Panel title={title}>
      {!error && <PanelSkeleton rows={8} />}
      {error &&
        (none !== undefined && error.code === 'not_found' ? (
          <PanelEmpty>{none}</PanelEmpty>
        ) : (
          <PanelError message={error.message} onRetry={retry} />
        ))}
    </Panel>
  );
}

const groupOf = (group: number | undefined): string => (group === undefined ? '' : `?group=${group}`);
