import { Panel, PanelError, PanelSkeleton, type PageState } from '@poolhouse/shared-ui/board';

/** In place of what another page of the auction brings: it is being read, or could not be. */
export function Away({
  page: { error, refresh },
  title,
  rows,
}: {
  page: Pick<PageState<unknown>, 'error' | 'refresh'>;
  title: string;
  rows: number;
}) {
  return (
    <Panel title={title}>
      {error ? <PanelError message={error.message} onRetry={() => void refresh()} /> : <PanelSkeleton rows={rows} />}
    </Panel>
  );
}
