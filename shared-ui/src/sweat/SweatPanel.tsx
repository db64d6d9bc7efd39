import type { ReactElement, ReactNode } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { RefreshCountdown } from '../heads/RefreshCountdown';
import type { PageState } from '../page-data/page-state.types';
import { Panel } from '../page/Panel';
import { usePhone } from '../page/widths';
import { SweatList, type SweatListProps } from './SweatList';

export interface SweatPanelProps<T> extends SweatListProps {
  /** 'My five'. */
  title: string;
  /** Of a page whose head has no countdown on a phone: it stands in this panel's. */
  page?: Pick<PageState<T>, 'status'> | PageState<T>;
  /** What stands there while there are no rows: what to do to have some. */
  empty: ReactNode;
  /** Below the rows. */
  foot?: ReactNode;
}

/** The player's own on a board, first of all that stands there. */
export function SweatPanel<T>({ title, page, empty, foot, ...list }: SweatPanelProps<T>): ReactElement {
  const phone = usePhone();
  return (
    <Panel
      id="mine"
      title={title}
      action={phone && page ? <RefreshCountdown state={page} /> : undefined}
      {...(foot !== undefined && { foot })}
    >
      {list.rows.length === 0 ? <PanelEmpty>{empty}</PanelEmpty> : <SweatList {...list} />}
    </Panel>
  );
}
