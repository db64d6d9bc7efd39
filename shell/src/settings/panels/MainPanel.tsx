import type { UserOptions } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { SettingControl, SettingField, SettingHint, SettingLabel, SwitchRow } from '@poolhouse/shared-ui/screen';
import { useId } from 'react';
import { zoneChoices, zoneHere, zoneName } from '../parts/zones.rules';

type Main = UserOptions['main'];

const SWITCHES = [
  {
    key: 'weeklyReminder',
    label: 'Weekly reminder',
    hint: 'An e-mail when your picks are not in and the first of them is about to lock',
  },
  {
    key: 'weeklyRecap',
    label: 'Weekly recap',
    hint: 'An e-mail when a week of yours is over: who won what, and how you did',
  },
  {
    key: 'mobileSmackNotifications',
    label: 'Smack notifications',
    hint: 'New messages of your contests, on the devices that show notifications',
  },
  {
    key: 'mobileMoments',
    label: 'Moments',
    hint: 'What happens to you in your contests, such as a perfect week or a lost lead, on the devices that show notifications',
  },
] as const satisfies readonly { key: keyof Main; label: string; hint: string }[];

export function MainPanel({ main, edit }: { main: Main; edit(change: Partial<Main>): void }) {
  const zone = useId();
  return (
    <Panel title="Main">
      {SWITCHES.map(({ key, label, hint }) => (
        <SwitchRow key={key} label={label} hint={hint} on={main[key] === 1} onChange={(on) => edit({ [key]: on ? 1 : 0 })} />
      ))}
      <SettingField>
        <SettingLabel htmlFor={zone}>Times in e-mails</SettingLabel>
        <SettingControl as="select" id={zone} value={main.time_zone} onChange={(event) => edit({ time_zone: event.target.value })}>
          {zoneChoices(main.time_zone, zoneHere()).map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? "The contest's own: New York" : zoneName(choice)}
            </option>
          ))}
        </SettingControl>
        <SettingHint>On this site all times are those of the device you read them on.</SettingHint>
      </SettingField>
    </Panel>
  );
}
