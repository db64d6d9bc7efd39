import { Panel, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Heading } from './Heading';
import type { ShownConsole } from './useConsolePage';

/** What stands there until the console was read, or why it was not. */
export function NotRead({ shown: { page, permissions, state } }: { shown: ShownConsole }) {
  if (state) return null;
  const error = page.error ?? permissions.error;
  const again = () => {
    void page.refresh();
    permissions.retry();
  };
  return (
    <>
      <Heading title="Admin" />
      <Panel title="Admin">{error ? <PanelError message={error.message} onRetry={again} /> : <PanelSkeleton rows={12} />}</Panel>
    </>
  );
}
