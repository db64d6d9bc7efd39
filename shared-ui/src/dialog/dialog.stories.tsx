import Button from '@mui/material/Button';
import { PanelEmpty } from '../feedback/PanelStates';
import { LONG_NAME, nowhere, storyEntries } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { SheetDialog } from './SheetDialog';

export default { title: 'Dialog', component: SheetDialog } satisfies Stories;

const actions = <Button>Done</Button>;

export const Short: Story = {
  render: () => (
    <SheetDialog title="Jaguars at Commanders" actions={actions} onClose={nowhere}>
      <PanelEmpty>Nobody has picked it.</PanelEmpty>
    </SheetDialog>
  ),
};
export const Tall: Story = {
  render: () => (
    <SheetDialog title={LONG_NAME} actions={actions} tall onClose={nowhere}>
      {storyEntries(100).map(({ ID, EntryName }) => (
        <p key={ID}>{EntryName}</p>
      ))}
    </SheetDialog>
  ),
};
