import { ResultText } from '@poolhouse/shared-ui/board';
import { usePush } from '@poolhouse/shared-ui/device';
import { SettingField, SwitchRow } from '@poolhouse/shared-ui/screen';
import { pushWords } from './push-words';
import { TestNotice } from './TestNotice';

/** Notifications on this very device: on and off at once, for they are the browser's to give. */
export function PushRows() {
  const { state, busy, error, enable, disable } = usePush();
  const fixed = state !== 'on' && state !== 'off';
  return (
    <>
      <SwitchRow
        label="Notifications on this device"
        hint={pushWords[state]}
        on={state === 'on'}
        disabled={busy || fixed}
        onChange={(on) => void (on ? enable() : disable())}
      />
      {error && (
        <SettingField>
          <ResultText result={{ ok: false, text: error }} />
        </SettingField>
      )}
      {state === 'on' && <TestNotice />}
    </>
  );
}
