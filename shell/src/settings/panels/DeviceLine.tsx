import type { DeviceRow } from '@poolhouse/contract';
import { formatDayTime, token, type, type Answer } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { SettingHint, SettingRow } from '@poolhouse/shared-ui/screen';
import { AskFirst } from '../parts/AskFirst';
import { DeviceName } from './DeviceName';

const Here = styled.span`
  ${type.note};
  color: ${token.brand};
`;

/** Devices keep real time, which practice leaves behind. */
const used = (at: string): string => formatDayTime(at, Date.now());

interface Props {
  readonly device: DeviceRow;
  /** By which it is told apart from the others. */
  readonly name: string;
  onName(name: string): Promise<Answer<unknown>>;
  onRevoke(): Promise<void>;
}

export function DeviceLine({ device, name, onName, onRevoke }: Props) {
  return (
    <SettingRow>
      <div>
        <b>{name}</b>
        <SettingHint>
          Last used {used(device.last_used)}, signed in {used(device.created)}
        </SettingHint>
        <DeviceName name={name} onName={onName} />
      </div>
      {device.this_device === 1 ? (
        <Here>This device</Here>
      ) : (
        <AskFirst label="Sign out" about={name} question="Sign it out?" yes="Sign out" onYes={onRevoke} />
      )}
    </SettingRow>
  );
}
