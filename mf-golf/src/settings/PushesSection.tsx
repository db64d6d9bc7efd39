import type { SettingsPlace } from '@poolhouse/shared-ui';
import { SwitchRow } from '@poolhouse/shared-ui/screen';

const ON = 'golf_pushes';

/** Whether the player wants to be told on a device what happens in golf. */
export function PushesSection({ saved, draft, edit }: SettingsPlace) {
  const before = saved.golf_pushes === 1;
  const on = draft[ON] === undefined ? before : draft[ON] === true;
  return (
    <SwitchRow
      label="Tell me what happens in golf"
      hint="Picks that are missing, a golfer of yours who withdrew, eagles and aces, the lead, the cut, and what you won. One notice in ten minutes at most, on the devices that show notifications."
      on={on}
      onChange={(checked) => edit({ [ON]: checked }, checked === before ? null : { golf_pushes: checked ? 1 : 0 })}
    />
  );
}
