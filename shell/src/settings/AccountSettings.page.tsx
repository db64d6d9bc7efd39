import { useTitle } from '@poolhouse/shared-ui';
import { ContestHead, Page, Panel, PanelError, PanelSkeleton, useOneColumn } from '@poolhouse/shared-ui/board';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { Column, Columns } from '../forms/settings.styles';
import { PasskeysPanel } from '../passkeys/PasskeysPanel';
import { withEdits } from './edits.rules';
import { AccountPanel } from './panels/AccountPanel';
import { CalendarPanel } from './panels/CalendarPanel';
import { ContestSections } from './panels/ContestSections';
import { DevicesPanel } from './panels/DevicesPanel';
import { MainPanel } from './panels/MainPanel';
import { MarkPanel } from './panels/MarkPanel';
import { NotificationsPanel } from './panels/NotificationsPanel';
import { useSettingsForm } from './useSettingsForm';

/** The player's own switches, names and devices. */
export function AccountSettingsPage() {
  useTitle('Account Settings');
  const form = useSettingsForm();
  const { saved, edits, dirty, saving, result, edit, save } = form;
  return (
    <Page>
      <ContestHead title="Account Settings" />
      <Columns>
        <Column>
          <Sections {...form} />
        </Column>
        <Column>
          <AccountPanel />
          <NotificationsPanel
            quietHours={saved && withEdits(saved, edits).main.quiet_hours}
            setQuietHours={(hours) => edit((now) => ({ ...now, main: { ...now.main, quiet_hours: hours } }))}
          />
          <CalendarPanel />
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

/** The switches of the site and of each contest; what stands below stays out of sight until they have come. */
function Sections({ saved, edits, error, refused, edit, retry }: ReturnType<typeof useSettingsForm>) {
  const oneColumn = useOneColumn();
  if (!saved)
    return (
      <Panel title="Main">{error ? <PanelError message={error} onRetry={retry} /> : <PanelSkeleton rows={oneColumn ? 26 : 12} />}</Panel>
    );
  return (
    <>
      <MainPanel main={withEdits(saved, edits).main} edit={(change) => edit((now) => ({ ...now, main: { ...now.main, ...change } }))} />
      <MarkPanel
        main={withEdits(saved, edits).main}
        refused={refused['main.monogram'] ?? refused['monogram']}
        edit={(change) => edit((now) => ({ ...now, main: { ...now.main, ...change } }))}
      />
      <ContestSections saved={saved} edits={edits} refused={refused} edit={edit} />
    </>
  );
}
