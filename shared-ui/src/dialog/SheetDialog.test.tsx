import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptPanels } from '../desk/KeptPanels';
import { expectNoAxeFindings } from '../testing/axe';
import { SheetDialog } from './SheetDialog';

it('a sheet is named by its title, holds the safe action, and goes away by Escape', async () => {
  const onClose = jest.fn();
  render(
    <SheetDialog
      title="Delete entry?"
      onClose={onClose}
      actions={
        <button type="button" autoFocus>
          Keep
        </button>
      }
    >
      It has no picks.
    </SheetDialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Delete entry?' });
  expect(dialog).toHaveTextContent('It has no picks.');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await expectNoAxeFindings(dialog);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a sheet of a panel that is behind another one does not stand over the page, and is there again with its panel', async () => {
  const onClose = jest.fn();
  const panels = [
    {
      key: 'entries',
      panel: (
        <SheetDialog title="Delete entry?" onClose={onClose} actions={null}>
          It has no picks.
        </SheetDialog>
      ),
    },
    { key: 'season', panel: <button type="button">Save</button> },
  ];
  const { rerender } = render(<KeptPanels front="entries" panels={panels} />);
  expect(await screen.findByRole('dialog', { name: 'Delete entry?' })).toBeVisible();
  rerender(<KeptPanels front="season" panels={panels} />);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  // Nor does it keep what is below from being pressed and read.
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(<KeptPanels front="entries" panels={panels} />);
  expect(await screen.findByRole('dialog', { name: 'Delete entry?' })).toBeVisible();
});
