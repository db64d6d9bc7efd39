import { useId } from 'react';
import type { SettingsPlace } from '@poolhouse/shared-ui';
import { SettingHint, SettingLabel, SettingRow } from '@poolhouse/shared-ui/screen';
import { Switch } from './switch.styles';

const ON = 'golf_pushes';

/** Whether the player wants to be told on a device what happens in golf. */
export function PushesSection({ saved, draft, edit }: SettingsPlace) {
  const id = useId();
  const before = saved.golf_pushes === 1;
  const on = draft[ON] === undefined ? before : draft[ON] === true;
  return (
    <SettingRow>
      <div>
        <SettingLabel htmlFor={id}>Tell me what happens in golf</SettingLabel>
        <SettingHint id={`${id}-hint`}>
          Picks that are missing, a golfer of yours who withdrew, eagles and aces, the lead, the cut, and what you won. One notice in ten
          minutes at most, on the devices that show notifications.
        </SettingHint>
      </div>
      <Switch
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={`${id}-hint`}
        onChange={({ target: { checked } }) => edit({ [ON]: checked }, checked === before ? null : { golf_pushes: checked ? 1 : 0 })}
      />
    </SettingRow>
  );
}
