import { formatDayTime, serverNow } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton, ResultText } from '@poolhouse/shared-ui/board';
import { SettingHint, SettingRow } from '@poolhouse/shared-ui/screen';
import { useState } from 'react';
import { Actions } from '../../forms/settings.styles';
import { AskFirst } from '../parts/AskFirst';
import { deviceNames } from './device-names.rules';
import { DeviceLine } from './DeviceLine';
import { useDevices } from './useDevices';

const TOGETHER_MS = 5 * 60_000;

/** In practice the site's time is not the devices'. */
const isElsewhen = (real: number): boolean => Math.abs(serverNow() - real) > TOGETHER_MS;

/** Where the player is signed in, and the way out of each place. */
export function DevicesPanel() {
  const { devices, error, read, name, revoke, revokeAll } = useDevices();
  if (!devices)
    return <Panel title="Devices">{error ? <PanelError message={error} onRetry={() => void read()} /> : <PanelSkeleton rows={2} />}</Panel>;
  const names = deviceNames(devices);
  const others = devices.some(({ this_device }) => this_device === 0);
  return (
    <Panel title="Devices" action="where you are signed in">
      {devices.map((device) => (
        <DeviceLine
          key={device.id}
          device={device}
          name={names.get(device.id) ?? ''}
          onName={(to) => name(device.id, to)}
          onRevoke={() => revoke(device.id)}
        />
      ))}
      <OwnTime />
      <Actions>
        <SignOuts others={others} revokeAll={revokeAll} />
        <ResultText result={error ? { ok: false, text: error } : null} />
      </Actions>
    </Panel>
  );
}

/** Says by which time devices go, where the site's is another. */
function OwnTime() {
  const [opened] = useState(() => Date.now());
  if (!isElsewhen(opened)) return null;
  return (
    <SettingRow>
      <SettingHint>
        Devices keep real time, by which it is {formatDayTime(new Date(opened).toISOString(), opened)}. The games have their own.
      </SettingHint>
    </SettingRow>
  );
}

function SignOuts({ others, revokeAll }: { others: boolean; revokeAll: ReturnType<typeof useDevices>['revokeAll'] }) {
  return (
    <>
      {others && (
        <AskFirst
          label="Sign out all others"
          question="Sign out everywhere but here?"
          yes="Sign out all others"
          onYes={() => revokeAll(true)}
        />
      )}
      <AskFirst
        label="Sign out everywhere"
        question="Sign out everywhere, here as well?"
        yes="Sign out everywhere"
        onYes={() => revokeAll(false)}
      />
    </>
  );
}
