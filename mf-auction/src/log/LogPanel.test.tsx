import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aRoom } from '../testing/rows.fixture';
import LogPanel from './LogPanel';

describe('the log', () => {
  it('tells everybody what happened, with the reasons', async () => {
    const at = '2026-03-17T00:00:00Z';
    const event = { lot: 105, entry_id: 2, amount: 71, kind: 'hand', reason: '', of_seq: 0, at };
    const room = aRoom({
      log: {
        data: [
          { ...event, ID: 12, type: 'bid' },
          { ...event, ID: 13, type: 'undone', of_seq: 12, reason: 'The wrong hand' },
        ],
      },
    });
    renderWithKit(<LogPanel data={room} />);
    const happened = within(await screen.findByRole('list', { name: 'What happened' }));
    expect(happened.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Taken back: a bid for Team 5: The wrong hand',
      'June Hathaway bids $71 for Team 5',
    ]);
    await expectNoAxeFindings(document.body);
  });

  it('says of another day which one it was', async () => {
    const at = new Date(2026, 2, 16, 20, 5);
    const event = { ID: 12, type: 'paused', lot: 0, entry_id: 0, amount: null, kind: '', reason: '', of_seq: 0, at: at.toISOString() };
    const open = (now: Date) => renderWithKit(<LogPanel data={aRoom({ log: { data: [event] } })} />, { now: now.toISOString() });
    const evening = open(new Date(2026, 2, 16, 21));
    expect(await screen.findByText('8:05 PM')).toBeVisible();
    evening.unmount();
    open(new Date(2026, 2, 27, 21));
    expect(await screen.findByText('3/16 8:05 PM')).toBeVisible();
  });
});
