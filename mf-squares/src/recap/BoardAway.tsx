import { Panel, PanelError, PanelSkeleton, type PageState } from '@poolhouse/shared-ui/board';

/** In place of what the board itself brings to its recap: it is being read, or could not be. */
export const BoardAway = ({ page: { error, refresh } }: { page: Pick<PageState<unknown>, 'error' | 'refresh'> }) => (
  <Panel title="How it ended">
    {error ? <PanelError message={error.message} onRetry={() => void refresh()} /> : <PanelSkeleton rows={8} />}
  </Panel>
);
