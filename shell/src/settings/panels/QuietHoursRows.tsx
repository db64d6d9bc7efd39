import type { QuietHours } from '@poolhouse/contract';
import { styled } from '@poolhouse/shared-ui/core';
import { SettingControl, SettingLabel, SettingRow, SwitchRow } from '@poolhouse/shared-ui/screen';
import { zoneHere, zoneName } from '../parts/zones.rules';

const Hours = styled(SettingRow)`
  flex-wrap: wrap;
  justify-content: flex-start;
  input {
    margin-left: 6px;
  }
`;

const usual = (): QuietHours => ({ from: '22:00', to: '08:00', zone: zoneHere() });

interface Props {
  /** Undefined while the options are not read: the row has its room, so that nothing below it moves then. */
  hours: QuietHours | null | undefined;
  onChange(hours: QuietHours | null): void;
}

/** When nothing may ring: two wall times, over midnight if need be. */
export function QuietHoursRows({ hours, onChange }: Props) {
  const hint = hours
    ? `No reminder and no notice in these hours, ${zoneName(hours.zone)} time`
    : 'Hours in which no reminder and no notice is sent';
  return (
    <>
      <SwitchRow
        label="Quiet hours"
        hint={hint}
        on={Boolean(hours)}
        disabled={hours === undefined}
        onChange={(on) => onChange(on ? usual() : null)}
      />
      {hours && (
        <Hours>
          <SettingLabel>
            From <SettingControl type="time" value={hours.from} onChange={(event) => onChange({ ...hours, from: event.target.value })} />
          </SettingLabel>
          <SettingLabel>
            to <SettingControl type="time" value={hours.to} onChange={(event) => onChange({ ...hours, to: event.target.value })} />
          </SettingLabel>
        </Hours>
      )}
    </>
  );
}
