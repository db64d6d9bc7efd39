import { memo, type ReactElement, type ReactNode } from 'react';
import { PanelError, PanelSkeleton } from '../feedback/PanelStates';
import { StaleBar } from '../feedback/StaleBar';
import type { ContestTab } from '../heads/contest-tab';
import { ContestHead } from '../heads/ContestHead';
import { ContestTabs } from '../heads/ContestTabs';
import { RefreshCountdown } from '../heads/RefreshCountdown';
import type { PageState } from '../page-data/page-state.types';
import type { PageStatus } from '../page-data/page-status';
import { Page } from '../page/Page';
import { Panel } from '../page/Panel';

export interface ScreenProps<T> {
  title: ReactNode;
  /** The contest's sections. */
  sections: readonly ContestTab[];
  page: PageState<T>;
  /** Title of the panel that stands while there is no data. */
  waiting: string;
  /** Chooses another one of what the title names. */
  choice?: ReactNode;
  selector?: ReactNode;
  /** `<WeekNav>` */
  weeks?: ReactNode;
  /** Reads by itself, so that the countdown is worth showing. */
  live?: boolean;
  children(data: T): ReactNode;
}

/** A screen of a contest: head and sections are real at once, the rest comes with the data. */
export function Screen<T>({
  title,
  sections,
  page,
  waiting,
  choice,
  selector,
  weeks,
  live = false,
  children,
}: ScreenProps<T>): ReactElement {
  const retry = () => void page.refresh();
  return (
    <Page>
      <StaleBar state={page.status} />
      <Head
        title={title}
        choice={choice}
        selector={selector}
        weeks={weeks}
        sections={sections}
        counting={live && page.data ? page.status : undefined}
      />
      {page.data !== null && children(page.data)}
      {page.data === null && page.error && (
        <Panel title={waiting}>
          <PanelError message={page.error.message} onRetry={retry} />
        </Panel>
      )}
      {page.data === null && !page.error && (
        <Panel title={waiting}>
          <PanelSkeleton rows={12} />
        </Panel>
      )}
    </Page>
  );
}

interface HeadProps extends Pick<ScreenProps<unknown>, 'title' | 'sections' | 'choice' | 'selector' | 'weeks'> {
  counting: PageStatus | undefined;
}

/** Drawn again for another title or selector, not for each answer. */
const Head = memo(function Head({ title, sections, choice, selector, weeks, counting }: HeadProps): ReactElement {
  return (
    <ContestHead
      title={title}
      choice={choice}
      selector={selector}
      countdown={counting && <RefreshCountdown state={counting} />}
      tabs={<ContestTabs items={sections} />}
      weeks={weeks}
    />
  );
});
