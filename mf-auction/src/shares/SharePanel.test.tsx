import { usePageData } from '@poolhouse/shared-ui/board';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aRoom } from '../testing/rows.fixture';
import SharePanel from './SharePanel';

describe('sharing a team', () => {
  function Panel({ admin }: { admin: 0 | 1 }) {
    const page = usePageData('GET bbauction/auction_data', {}, { refreshSeconds: () => null });
    return page.data && <SharePanel page={page} data={page.data} config={aConfig({ admin })} />;
  }
  const open = (admin: 0 | 1 = 0) =>
    renderWithKit(<Panel admin={admin} />, {
      answers: { 'GET bbauction/auction_data': () => aRoom(), 'POST bbauction/split': () => ({ result: 'success', seq: 9 }) },
    });

  it('offers a part of my own team to another owner, at cost', async () => {
    const { calls } = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), '1 Team 1');
    expect(screen.queryByRole('option', { name: /Team 2/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Partner' }), 'June Hathaway');
    const percent = screen.getByRole('textbox', { name: 'Percent' });
    await userEvent.clear(percent);
    expect(screen.getByRole('button', { name: 'Offer it' })).toBeDisabled();
    await userEvent.type(percent, '40');
    expect(screen.getByText('They pay $40')).toBeVisible();
    await expectNoAxeFindings(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Offer it' }));
    await screen.findByText('Offered');
    expect(calls.find(({ key }) => key === 'POST bbauction/split')!.body).toEqual({
      year: 2026,
      group: 1,
      contest_id: 9,
      lot: 101,
      entry_id: 2,
      percent: 40,
    });
  });

  it("lets an administrator share anybody's", async () => {
    open(1);
    expect(await screen.findByRole('option', { name: /Team 2, June Hathaway/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share it' })).toBeDisabled();
  });
});
