import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlock, aConfig, aRoom } from '../testing/rows.fixture';
import Live from './Live.page';

const NOW = '2026-03-17T00:00:00Z';
const STRENGTHS = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
const model = () => ({
  model: { data: [{ ID: 1, strengths: STRENGTHS, games: 2425, from: 1985, to: 2025, log_loss: 0.5441, brier: 0.1849 }] },
  bands: { data: [] },
});
const open = (room = aRoom(), answers: FakeAnswers = {}, roundTrip?: number) =>
  renderWithKit(<Live />, {
    at: '/bbauction/auction',
    now: NOW,
    ...(roundTrip !== undefined && { roundTrip }),
    answers: { 'GET bbauction/auction_data': () => room, 'GET bbauction/model': model, ...answers },
  });
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the live auction', () => {
  it('shows what is up, who bids and how long, who has what, and what the next bid needs', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Live Auction 2026' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: 'Team 5' })[0]).toBeVisible();
    expect(screen.getByText('$71')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('8');
    expect((await panel('Owners')).getByText('$1,741')).toBeVisible();
    expect((await panel('If you pay $72')).getByText('4 wins')).toBeVisible();
    for (const region of ['SOUTH', 'WEST', 'EAST', 'MIDWEST']) expect((await panel(region)).getAllByRole('row')).toHaveLength(17);
    expect(screen.queryByRole('button', { name: 'Next Team' })).toBeNull();
    await expectNoAxeFindings(document.body);
  });

  it('says beside the clock that the connection is slow, and nothing of it where no clock runs', async () => {
    const slow = open(aRoom(), {}, 1600);
    expect(await screen.findByText('Connection slow')).toBeVisible();
    expect(screen.getByText('Connection slow').parentElement).toContainElement(screen.getByRole('timer'));
    await expectNoAxeFindings(document.body);
    slow.unmount();
    const well = open(aRoom(), {}, 1400);
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.queryByText('Connection slow')).toBeNull();
    well.unmount();
    open(aRoom({ block: { data: [aBlock({ ends_at: null })] } }), {}, 1600);
    await panel('Owners');
    expect(screen.queryByText('Connection slow')).toBeNull();
  });

  it('tells who is here, and who is away, until all is sold', async () => {
    const room = open();
    expect(await screen.findByText('1 of 2 here')).toBeVisible();
    const owners = within(screen.getByRole('table', { name: 'Owners' }));
    expect(owners.getByRole('row', { name: /June Hathaway/ })).toHaveTextContent(/high bid away/);
    expect(owners.getByRole('row', { name: /Rusty Oakes/ })).not.toHaveTextContent(/\baway/);
    room.unmount();
    open(aRoom({ config: aConfig({ phase: 'complete', drafting: 0 }) }));
    expect(await screen.findByRole('table', { name: 'Owners' })).not.toHaveTextContent(/\baway/);
    expect(screen.queryByText(/of 2 here$/)).toBeNull();
  });

  it('shows what the lot would mean to each owner at the next bid, to all alike', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'If each owner buys at the next bid' }));
    const june = table.getByRole('row', { name: /June Hathaway/ });
    // One per cent of the pot is expected of her team, for which she paid 36; the lot that she has bid 71 for is worth as much.
    expect(june).toHaveTextContent(/at \$71.*−\$19.*−\$71.*2 teams, 100%/);
    await expectNoAxeFindings(document.body);
  });

  it('shows no values where the administrator switched them off, and none of owners before the pot can be expected', async () => {
    const off = open(aRoom({ config: aConfig({ values: 0 }) }));
    await panel('Owners');
    expect(screen.queryByText(/^If /)).toBeNull();
    off.unmount();
    open(aRoom({ config: aConfig({ PotExpected: null }) }));
    const early = await panel('If you pay $72');
    expect(early.getByText('1.0%')).toBeVisible();
    expect(early.getByText('That is').parentElement).toHaveTextContent('$5if all budgets are spent');
    expect(early.getByText('Of a pot of').parentElement).toHaveTextContent('$5205 wins pay the price');
    expect(screen.queryByText(/^If each owner/)).toBeNull();
  });

  it('leads away to practise only before the auction is open', async () => {
    const drafting = open();
    await panel('Owners');
    expect(screen.queryByRole('link', { name: 'Practise against bots' })).toBeNull();
    drafting.unmount();
    open(aRoom({ config: aConfig({ phase: 'setup', drafting: 0 }) }));
    expect(await screen.findByRole('link', { name: 'Practise against bots' })).toBeVisible();
  });

  it('tells an owner that their maximum was taken off with an undone bid, and nobody who left none', async () => {
    const none = open();
    await panel('Owners');
    expect(screen.queryByText(/maximum was taken off/)).toBeNull();
    none.unmount();
    open(aRoom({ plan: { data: [{ ID: 105, max: 0 }] } }));
    expect(await screen.findByText('Your maximum was taken off with the bid that was undone.')).toBeVisible();
  });

  it('bids the amount that the button names, once for two taps', async () => {
    const { calls } = open(aRoom(), { 'POST bbauction/bid': () => ({ result: 'success', seq: 13 }) });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Bid $72' }));
    await waitFor(() => expect(calls.filter(({ key }) => key === 'POST bbauction/bid')).toHaveLength(1));
    expect(calls.find(({ key }) => key === 'POST bbauction/bid')!.body).toMatchObject({ lot: 105, amount: 72, year: 2026, group: 1 });
  });

  it('bids an amount of one’s own, and says it on the button first', async () => {
    const { calls } = open(aRoom(), { 'POST bbauction/bid': () => ({ result: 'success', seq: 13 }) });
    const own = await screen.findByRole('textbox', { name: 'Own bid' });
    await userEvent.type(own, '60');
    expect(screen.getByRole('button', { name: 'At least $72' })).toBeDisabled();
    await userEvent.clear(own);
    await userEvent.type(own, '80');
    await userEvent.click(screen.getByRole('button', { name: 'Bid $80' }));
    await waitFor(() => expect(calls.find(({ key }) => key === 'POST bbauction/bid')?.body).toMatchObject({ lot: 105, amount: 80 }));
    expect(await screen.findByRole('button', { name: 'Bid $72' })).toBeEnabled();
  });

  it('says why no bid can be made, and what the server refused', async () => {
    const { calls } = open(aRoom({ block: { data: [aBlock({ high_id: 1 })] } }));
    expect(await screen.findByRole('button', { name: 'You are the high bidder' })).toBeDisabled();
    expect(calls.some(({ key }) => key === 'POST bbauction/bid')).toBe(false);
  });

  it('gives the administrator Next Team, owner, price and Save', async () => {
    const room = aRoom({
      config: aConfig({ admin: 1, bidding: 0 }),
      block: { data: [aBlock({ ends_at: null, high: 0, high_id: 0, next: 1 })] },
    });
    const ok = () => ({ result: 'success' as const });
    const { calls } = open(room, {
      'GET bbauction/buy_team': ok,
      'POST bbauction/update_config': () => ({ result: 'success', current_team: 103 }),
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Owner' }), 'June Hathaway');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Price' }), '71');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Success');
    expect(calls.find(({ key }) => key === 'GET bbauction/buy_team')!.query).toMatchObject({
      owner: 'June Hathaway',
      team_id: '105',
      price: '71',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next Team' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await waitFor(() => expect(calls.some(({ key }) => key === 'POST bbauction/update_config')).toBe(true));
    await expectNoAxeFindings(document.body);
  });

  it('tells between two lots when the next one comes, who is left and what is mine', async () => {
    open(aRoom({ block: { data: [aBlock({ lot: 0, high: 0, high_id: 0, ends_at: null })] } }));
    await screen.findByText(/It comes in 8 seconds/);
    const empty = await panel('On the block');
    expect(empty.getByText(/^1 seed ×3, 2 seed ×4/)).toBeVisible();
    expect(empty.getByText('1 Team 1 $100')).toBeVisible();
    expect(empty.queryByRole('link')).toBeNull();
  });

  it('leads on once all is sold', async () => {
    open(
      aRoom({
        config: aConfig({ phase: 'complete', drafting: 0, sold: 64 }),
        block: { data: [aBlock({ lot: 0, high: 0, high_id: 0, ends_at: null })] },
      }),
    );
    expect(await screen.findByRole('link', { name: 'Recap of the evening' })).toHaveAttribute('href', '/bbauction/recap?year=2026&group=1');
    expect(screen.getByRole('link', { name: 'Bracket and settlement' })).toBeVisible();
  });

  it('lets the owner whose turn it is name a team, and nobody else', async () => {
    const turn = (id: number) =>
      aRoom({
        config: aConfig({ nomination: 'turns' }),
        block: { data: [aBlock({ lot: 0, turn: id, high: 0, high_id: 0, ends_at: null })] },
      });
    const theirs = open(turn(2));
    expect(await screen.findByText('June Hathaway names the next team.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Put / })).toBeNull();
    theirs.unmount();
    const { calls } = open(turn(1), { 'POST bbauction/nominate': () => ({ result: 'success', seq: 13 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Put Team 7 up' }));
    await waitFor(() => expect(calls.find(({ key }) => key === 'POST bbauction/nominate')?.body).toMatchObject({ team_id: 107, group: 1 }));
  });
});
