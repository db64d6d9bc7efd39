import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { BracketData } from '../contest/auction.types';
import { aBracket, aConfig, someSlots, someTeams } from '../testing/rows.fixture';
import Chances from './Chances.page';

const STRENGTHS = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
const model = () => ({
  model: { data: [{ ID: 1, strengths: STRENGTHS, games: 2425, from: 1985, to: 2025, log_loss: 0.5441, brier: 0.1849 }] },
  bands: { data: [{ ID: 1, said: 0.561, came: 0.59, games: 715 }] },
});
const open = (board: BracketData) =>
  renderWithKit(<Chances />, {
    at: '/bbauction/chances',
    answers: { 'GET bbauction/pagedata': () => board, 'GET bbauction/model': model },
  });

/** All games up to the final are played, by the teams that stand first; Rusty has one side of it and June the other. */
function beforeTheFinal(): BracketData {
  const teams = someTeams().map((team, n) => ({
    ...team,
    owner_id: n < 32 ? 1 : 2,
    Owner: n < 32 ? 'Rusty Oakes' : 'June Hathaway',
    Price: 1,
    shares: `${n < 32 ? 1 : 2}:100`,
  }));
  const bracket = someSlots().map((slot) => {
    const at = slot.round < 1 || slot.round > 6 ? -1 : (slot.position - 1) << (slot.round - 1);
    const team = at < 0 ? undefined : teams[at];
    return team ? { ...slot, Team: team.Name, Team_ID: team.ID, Seed: team.Seed } : slot;
  });
  return aBracket({ config: { data: [aConfig({ sold: 64, begun: 1 })] }, teams: { data: teams }, bracket: { data: bracket } });
}

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
  });

  it('shows nothing of chances where values are switched off, or teams are not sold', async () => {
    const off = open(aBracket({ config: { data: [aConfig({ values: 0, sold: 64 })] } }));
    expect(await screen.findByText('The administrator does not show values in this auction.')).toBeVisible();
    off.unmount();
    open(aBracket());
    expect(await screen.findByText('Chances come when every team is sold; 2 of 64 are.')).toBeVisible();
  });
});
