import { Panel, PanelSkeleton } from '@poolhouse/shared-ui/board';

/** A panel in its place before the first answer. */
export const waiting = (title: string, rows: number) => (
  <Panel title={title}>
    <PanelSkeleton rows={rows} />
  </Panel>
);
