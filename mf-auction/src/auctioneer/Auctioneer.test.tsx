import { usePageData } from '@poolhouse/shared-ui/board';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Regions } from '../live/panels';
import { aBlock, aConfig, aRoom } from '../testing/rows.fixture';
import Auctioneer from './Auctioneer';

const config = aConfig({ admin: 1 });
const upWithout = () => aRoom({ config, block: { data: [aBlock({ high: 0, high_id: 0, next: 1 })] } });

function Both() {
  const page = usePageData('GET bbauction/auction_data', {}, { refreshSeconds: () => null });
  return (
    page.data && (
      <>
        <Auctioneer page={page} data={page.data} config={config} />
        <Regions page={page} data={page.data} config={config} />
      </>
    )
  );
}
const open = (room = upWithout()) =>
  renderWithKit(<Both />, {
    answers: {
      'GET bbauction/auction_data': () => room,
      'POST bbauction/settings': () => ({ result: 'success', seq: 13 }),
      'POST bbauction/pause': () => ({ result: 'success', seq: 13 }),
      'POST bbauction/undo': () => ({ result: 'success', seq: 13 }),
      'POST bbauction/update_config': () => ({ result: 'success', current_team: 103 }),
    },
  });
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => ({ key, body }));

describe('the desk', () => {
  it('asks before bids are stopped in the middle of a lot', async () => {
    const drawn = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Type sales instead' }));
    const group = screen.getByRole('group', { name: /Stop the clock of Team 5/ });
    const asked = within(group);
    expect(sent(drawn)).toEqual([]);
    await expectNoAxeFindings(group);
    await userEvent.click(asked.getByRole('button', { name: 'Leave it' }));
    expect(sent(drawn)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Type sales instead' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop bids' }));
    await screen.findByText('Sales are typed');
    expect(sent(drawn)).toMatchObject([{ key: 'POST bbauction/settings', body: { bidding: 0 } }]);
  });

  it('asks before a press on a team takes down the one that is up, and offers none while a bid stands', async () => {
    const drawn = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Put Team 7 up' }));
    expect(screen.getByRole('group', { name: 'Take Team 5 down?' })).toBeVisible();
    expect(sent(drawn)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Put up' }));
    await waitFor(() => expect(sent(drawn)).toMatchObject([{ key: 'POST bbauction/update_config', body: { current_team: 107 } }]));
    drawn.unmount();
    open(aRoom({ config }));
    await screen.findByRole('button', { name: 'Type sales instead' });
    expect(screen.queryByRole('button', { name: /^Put / })).toBeNull();
  });

  it('pauses and takes back by one press with a reason, or for a reason in words', async () => {
    const drawn = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Pause: Question' }));
    await screen.findByText('Paused');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Wrong tap' }));
    await screen.findByText('Undone');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason, for Undo and Pause' }), 'Pizza');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByText('Paused');
    expect(sent(drawn).map(({ body }) => (body as { reason: string }).reason)).toEqual(['Question', 'Wrong tap', 'Pizza']);
  });
});
