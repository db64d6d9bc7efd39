import { screen, within } from '@testing-library/react';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
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
});
