import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
