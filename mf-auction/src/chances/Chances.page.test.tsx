import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { BracketData } from '../contest/auction.types';
import { aModel, beforeTheFinal } from '../testing/final.fixture';
import { aBracket, aConfig } from '../testing/rows.fixture';
import Chances from './Chances.page';

const open = (board: BracketData) =>
  renderWithKit(<Chances />, {
    at: '/bbauction/chances',
    answers: { 'GET bbauction/pagedata': () => board, 'GET bbauction/model': () => aModel },
  });

describe('the chances page', () => {
  it('counts all endings, tells what the next game means, and how good the model is', async () => {
    open(beforeTheFinal());
    const table = within(await screen.findByRole('table', { name: 'Who may still win' }));
    expect(screen.getByText('All 2 endings')).toBeVisible();
    // Two first seeds meet: even.
    expect(table.getByRole('row', { name: /June Hathaway/ })).toHaveTextContent('50%');
    const next = within(screen.getByRole('table', { name: 'What the next games mean to you' }));
    expect(next.getByRole('row', { name: /Final/ })).toHaveTextContent('1 Team 1');
    const decides = within(screen.getByRole('table', { name: 'What decides first place' }));
    expect(decides.getByRole('row', { name: /Rusty Oakes/ })).toHaveTextContent('Team 1 wins the title');
    // Half of what the final pays, all from the first team's region.
    const hope = within(screen.getByRole('table', { name: 'Where the hope lies' }));
    expect(hope.getByRole('row', { name: /Rusty Oakes/ })).toHaveTextContent(/\$140.*100% SOUTH/);
    expect(within(screen.getByRole('table', { name: /^Calibration/ })).getByRole('row', { name: /56\.1%/ })).toHaveTextContent('715');
    await expectNoAxeFindings(document.body);
  });

  it('counts the one ending of a tournament that is over', async () => {
    const board = beforeTheFinal();
    const champion = board.bracket.data.find(({ round }) => round === 6)!;
    const bracket = board.bracket.data.map((slot) => (slot.round === 7 ? { ...champion, ID: slot.ID, round: 7, position: 1 } : slot));
    open({ ...board, bracket: { data: bracket } });
    expect(await screen.findByText('The one ending')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How it ended' })).toBeVisible();
    for (const name of ['What decides first place', 'Where the hope lies']) expect(screen.queryByRole('table', { name })).toBeNull();
  });

  it('shows nothing of chances where values are switched off, or teams are not sold', async () => {
    const off = open(aBracket({ config: { data: [aConfig({ values: 0, sold: 64 })] } }));
    expect(await screen.findByText('The administrator does not show values in this auction.')).toBeVisible();
    off.unmount();
    open(aBracket());
    expect(await screen.findByText('Chances come when every team is sold; 2 of 64 are.')).toBeVisible();
  });
});
