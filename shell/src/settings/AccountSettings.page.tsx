import { useTitle } from '@poolhouse/shared-ui';
import { ContestHead, Page, Panel, PanelError, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { PasskeysPanel } from '../passkeys/PasskeysPanel';
import { DevicesPanel } from './panels/DevicesPanel';
import { EntryNamePanel } from './panels/EntryNamePanel';
import { FootballPanel } from './panels/FootballPanel';
import { MainPanel } from './panels/MainPanel';
import { NotificationsPanel } from './panels/NotificationsPanel';
import { Column, Columns } from './settings.styles';
import { useSettingsForm } from './useSettingsForm';

/** The player's own switches, names and devices. */
export function AccountSettingsPage() {
  useTitle('Account Settings');
  const { shown, error, dirty, saving, result, edit, save, retry } = useSettingsForm();
  return (
    <Page>
      <ContestHead title="Account Settings" />
      <Columns>
        <Column>
          {shown ? (
            <>
              <MainPanel main={shown.main} edit={(change) => edit((now) => ({ ...now, main: { ...now.main, ...change } }))} />
              <FootballPanel
                entries={shown.football_entries}
                rename={(id, name) => edit((now) => ({ ...now, football: { ...now.football, [id]: name } }))}
              />
              <EntryNamePanel
                title="Bowl Mania"
                name={shown.bowl_mania.EntryName}
                rename={(name) => edit((now) => ({ ...now, bowlMania: name }))}
              />
              <EntryNamePanel title="Golf" name={shown.golf.EntryName} rename={(name) => edit((now) => ({ ...now, golf: name }))} />
            </>
          ) : (
            <Panel title="Main">{error ? <PanelError message={error} onRetry={retry} /> : <PanelSkeleton rows={6} />}</Panel>
          )}
        </Column>
        <Column>
          <NotificationsPanel
            quietHours={shown?.main.quiet_hours}
            setQuietHours={(hours) => edit((now) => ({ ...now, main: { ...now.main, quiet_hours: hours } }))}
          />
          <PasskeysPanel />
          <DevicesPanel />
        </Column>
      </Columns>
      <FormBar
        sticky
        state={dirty ? 'Changes not saved' : 'Everything is saved'}
        action="Save Changes"
        disabled={!dirty}
        saving={saving}
        result={result}
        onSubmit={() => void save()}
      />
    </Page>
  );
}
