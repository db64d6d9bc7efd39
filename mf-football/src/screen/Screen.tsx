import type { ReactNode } from 'react';
import { ContestHead, ContestTabs, Page, Panel, PanelError, PanelSkeleton, RefreshCountdown, StaleBar, type PageState } from '@poolhouse/shared-ui/board';
import { sections } from '../sections';

interface Props<T> {
  title: ReactNode;
  page: PageState<T>;
  /** Title of the panel that stands while there is no data. */
  waiting: string;
  selector?: ReactNode;
  /** Reads by itself, so that the countdown is worth showing. */
  live?: boolean;
  children(data: T): ReactNode;
}

/** A screen of the contest: head and sections are real at once, the rest comes with the data. */
export function Screen<T>({ title, page, waiting, selector, live = false, children }: Props<T>) {
  const retry = () => void page.refresh();
  return (
    <Page>
      <StaleBar since={page.staleSince} retryIn={page.secondsLeft} onRetry={retry} />
      <ContestHead title={title} selector={selector} countdown={live && page.data ? <RefreshCountdown state={page} /> : undefined} tabs={<ContestTabs items={sections} />} />
      {page.data !== null && children(page.data)}
      {page.data === null && page.error && <Panel title={waiting}><PanelError message={page.error.message} onRetry={retry} /></Panel>}
      {page.data === null && !page.error && <Panel title={waiting}><PanelSkeleton rows={12} /></Panel>}
    </Page>
  );
}
