import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig } from '../testing/rows.fixture';
import SettingsForm from './SettingsForm';

describe('the settings form', () => {
  it('keeps what was changed, and refuses payouts that are not the whole pot', async () => {
    const { calls } = renderWithKit(<SettingsForm contestId={9} kept={aConfig()} sealed begun={false} onSaved={() => undefined} />, {
      answers: { 'POST bbauction/settings': () => ({ result: 'success', seq: 3 }) },
    });
    const save = screen.getByRole('button', { name: 'Save settings' });
    expect(save).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order of the teams' }), 'turns');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Budget/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    const final = screen.getByRole('textbox', { name: 'Final' });
    await userEvent.clear(final);
    await userEvent.type(final, '20');
    expect(await screen.findByText(/All wins together pay 104% of the pot/)).toBeVisible();
    expect(save).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Even rounds' }));
    await expectNoAxeFindings(document.body);
    await userEvent.click(save);
    await screen.findByText('Settings saved');
    expect(calls[0]!.body).toEqual({ contest_id: 9, nomination: 'turns', budget: null, steps: '0:1,50:5' });
  });

  it('leaves what is made or paid as it is', () => {
    renderWithKit(<SettingsForm contestId={9} kept={aConfig()} sealed begun onSaved={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'What is sold' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Final' })).toBeDisabled();
  });
});
