import type { CircleRow } from '@poolhouse/contract';
import { ContestHead, ContestTabs, Page, Panel, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
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
  readonly read: { data: T | null; error: { message: string } | null; retry(): void };
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
  read: { data, error, retry },
  choice,
  children,
}: Props<T>) {
  const { pathname } = useLocation();
  const go = useNavigate();
  const tabs = [
    { to: yearsAddress(group), label: 'Records', icon: <Trophy {...icon} />, end: true },
    { to: of === 'rivals' ? pathname + groupOf(group) : rivalAddress(0, group), label: 'Head to head', icon: <Swords {...icon} /> },
  ];
  const shown = data?.config.data[0]?.group ?? 0;
  const choose = (id: number) => void go(of === 'rivals' ? rivalAddress(0, id) : yearsAddress(id));
  return (
    <Page>
      <ContestHead title={title} tabs={<ContestTabs items={tabs} />} />
      {data && (
        // It comes with what is read, so that nothing above it moves.
        <Choices>
          {choice?.(data)}
          <CircleChoice circles={data.circles.data} shown={shown} onChoose={choose} />
        </Choices>
      )}
      {data && error && <PanelError message={`This is as it was read before. ${error.message}`} onRetry={retry} />}
      {data ? (
        children(data)
      ) : (
        <Panel title={title}>{error ? <PanelError message={error.message} onRetry={retry} /> : <PanelSkeleton rows={8} />}</Panel>
      )}
    </Page>
  );
}

const groupOf = (group: number | undefined): string => (group === undefined ? '' : `?group=${group}`);
