import type { QuietHours } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { PushRows } from './PushRows';
import { QuietHoursRows } from './QuietHoursRows';

interface Props {
  /** Undefined while the options are not read. */
  readonly quietHours: QuietHours | null | undefined;
  setQuietHours(hours: QuietHours | null): void;
}

export function NotificationsPanel({ quietHours, setQuietHours }: Props) {
  return (
    <Panel title="Notifications">
      <PushRows />
      <QuietHoursRows hours={quietHours} onChange={setQuietHours} />
    </Panel>
  );
}
