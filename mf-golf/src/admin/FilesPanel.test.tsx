import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilesPanel } from './FilesPanel';

it('brings a file in after a look at it, and not one of which a line is refused', async () => {
  const user = userEvent.setup();
  const bad = { ID: 1, line: 3, message: 'id "R20" is not a tournament such as R2024014' };
  const view = renderWithKit(<FilesPanel onSaved={async () => {}} />, {
    answers: {
      'POST ad/golf_import': (_query, body) => ({
        result: 'success' as const,
        message: '2 new tournaments',
        refused: { data: (body as { content: string }).content.includes('R20,') ? [bad] : [] },
      }),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Files of golf' }));
  const [look, take] = ['Look first', 'Bring it in'].map((name) => panel.getByRole('button', { name }));
  expect([look, take].every((one) => one?.hasAttribute('disabled'))).toBe(true);
  const choose = (text: string) =>
    user.upload(
      panel.getByLabelText('File'),
      Object.assign(new File([text], 'season.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) }),
    );
  await choose('id,\nR20,');
  await waitFor(() => expect(look).toBeEnabled());
  await user.click(look!);
  expect(await panel.findByText('Line 3: id "R20" is not a tournament such as R2024014')).toBeVisible();
  expect(take).toBeDisabled();
  await choose('id,\nR2024014,');
  await waitFor(() => expect(panel.queryByText(/^Line 3/)).toBeNull());
  expect(take).toBeDisabled();
  await user.click(look!);
  expect(await panel.findByText('success: it would be 2 new tournaments')).toBeVisible();
  await user.click(take!);
  expect(await panel.findByText('success: 2 new tournaments')).toBeVisible();
  expect(view.calls.at(-1)?.body).toEqual({ file: 'season', content: 'id,\nR2024014,', dry_run: 0, confirm: 0 });
  await expectNoAxeFindings(view.container);
});
