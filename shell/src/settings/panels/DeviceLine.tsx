import type { DeviceRow } from '@poolhouse/contract';
import { formatDayTime, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { AskFirst } from '../parts/AskFirst';
import { Hint, Row } from '../settings.styles';

const Here = styled.span`
  ${type.note};
  color: ${token.brand};
`;

/** Devices keep real time, which practice leaves behind. */
const used = (at: string): string => formatDayTime(at, Date.now());

export function DeviceLine({ device, onRevoke }: { device: DeviceRow; onRevoke(): Promise<void> }) {
  const name = device.label || device.application || 'A device without a name';
  return (
    <Row>
      <div>
        <b>{name}</b>
        <Hint>
          Last used {used(device.last_used)}, signed in {used(device.created)}
        </Hint>
      </div>
      {device.this_device === 1 ? (
        <Here>This device</Here>
      ) : (
        <AskFirst label="Sign out" about={name} question="Sign it out?" yes="Sign out" onYes={onRevoke} />
      )}
    </Row>
  );
}
