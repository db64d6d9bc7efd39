import type { DeviceRow } from '@poolhouse/contract';
import { formatDayTime, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SettingHint, SettingRow } from '@poolhouse/shared-ui/screen';
import { AskFirst } from '../parts/AskFirst';

const Here = styled.span`
  ${type.note};
  color: ${token.brand};
`;

/** Devices keep real time, which practice leaves behind. */
const used = (at: string): string => formatDayTime(at, Date.now());

export function DeviceLine({ device, onRevoke }: { device: DeviceRow; onRevoke(): Promise<void> }) {
  const name = device.label || device.application || 'A device without a name';
  return (
    <SettingRow>
      <div>
        <b>{name}</b>
        <SettingHint>
          Last used {used(device.last_used)}, signed in {used(device.created)}
        </SettingHint>
      </div>
      {device.this_device === 1 ? (
        <Here>This device</Here>
      ) : (
        <AskFirst label="Sign out" about={name} question="Sign it out?" yes="Sign out" onYes={onRevoke} />
      )}
    </SettingRow>
  );
}
