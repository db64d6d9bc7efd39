import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTurn, aWinsSeason } from '../testing/season.fixture';
import { aTeam, aWinsConfig } from '../testing/wins.fixture';
import WinsDraft from './WinsDraft.page';
beforeEach(() => localStorage.clear());

const PAGE = 'GET football/footballwins_season';
const free = { EntryName: '', entry_id: null, drafted: null };
const teams = {
  data: [
    aTeam(),
    aTeam({ ID: 'NYJ', team_name: 'Jets', ...free, exp_wins: 6.5 }),
    aTeam({ ID: 'KC', team_name: 'Chiefs', ...free, exp_wins: 11.5 }),
    aTeam({ ID: 'CHI', team_name: 'Bears', ...free, exp_wins: null }),
  ],
};
const on = { draft: { data: [aTurn(1, 'BUF', 'Bills'), aTurn(2), aTurn(3), aTurn(4)] }, teams };
const admin = { config: { data: [aWinsConfig({ isAdmin: 1 })] } };
const open = (page = aWinsSeason(on), answers: FakeAnswers = {}) =>
  renderWithKit(<WinsDraft />, { at: '/footballwins/draft', answers: { [PAGE]: () => page, ...answers } });
async function panel(name: string) {
  await screen.findByRole('heading', { level: 1, name: 'Draft 2026 NFL Wins' });
  return within(await screen.findByRole('region', { name }));
}
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const success = () => ({ result: 'success' as const });

describe('the draft for players', () => {
  it('tells whose turn it is, who comes after, and when mine comes', async () => {
    open();
    const clock = await panel('On the clock');
    expect(clock.getByRole('status')).toHaveTextContent('Turf Toe');
    expect(clock.getByText('Round 1 of 2')).toBeVisible();
    expect(clock.getByText('Turn 2. Yours comes after 2 more turns.')).toBeVisible();
    expect(clock.getByText(/^Then/)).toHaveTextContent('Then Turf Toe, Rusty Nail');
  });

  it('shows who took whom, back and forth', async () => {
    open();
    const board = await panel('Draft board');
    expect(texts(board.getAllByRole('rowheader'))).toEqual(['Rusty Nail YOU', 'Turf Toe']);
    expect(texts(within(board.getByRole('row', { name: /Rusty Nail/ })).getAllByRole('gridcell'))).toEqual([
      'Round 1, turn 1, BillsBUF',
      'Round 2, turn 4, to come4',
    ]);
    expect(texts(within(board.getByRole('row', { name: /Turf Toe/ })).getAllByRole('gridcell'))).toEqual([
      'Round 1, turn 2, on the clock2',
      'Round 2, turn 3, to come3',
    ]);
  });

  it('lists the teams that are left, most expected wins first, with nothing to press', async () => {
    open();
    const left = await panel('Teams left');
    expect(texts(left.getAllByRole('rowheader'))).toEqual(['Chiefs', 'Jets', 'Bears']);
    expect(left.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Set up the season' })).toBeNull();
  });

  it.each([
    [
      'before it',
      { draft: { data: [] } },
      'The order of the draft is not set yet. An administrator sets it.',
      /Refresh in: (60|59) seconds/,
    ],
    ['after it', {}, 'The draft is over. Every turn was taken.', null],
  ])('has words %s', async (_when, over, words, countdown) => {
    open(aWinsSeason(over));
    expect((await panel('On the clock')).getByText(words)).toBeVisible();
    if (countdown) expect(screen.getByRole('button', { name: countdown })).toBeVisible();
    else expect(screen.queryByRole('button', { name: /Refresh in/ })).toBeNull();
  });

  it('is read again every ten seconds while it is on', async () => {
    open();
    await panel('On the clock');
    expect(screen.getByRole('button', { name: /Refresh in: (10|9) seconds/ })).toBeVisible();
  });
});

describe('the draft for administrators', () => {
  it('gives a team to whose turn it is', async () => {
    const { calls } = open(aWinsSeason({ ...on, ...admin }), { 'POST ad/nflwins_save_owner': success });
    await userEvent.click((await panel('Teams left')).getByRole('button', { name: 'Draft the Chiefs for Turf Toe' }));
    expect(await screen.findByText('Turf Toe took the Chiefs.')).toBeVisible();
    expect(calls.map((call) => call.key)).toEqual([PAGE, 'POST ad/nflwins_save_owner', PAGE]);
    expect(calls[1]!.body).toEqual({ entry_id: 2, team_name: 'Chiefs', contest_id: 8 });
  });

  it('says in the server’s words why not', async () => {
    open(aWinsSeason({ ...on, ...admin }), {
      'POST ad/nflwins_save_owner': () => ({
        error: { code: 'conflict', message: 'The draft is on, and in round 1 it is Rusty Nail’s turn.' },
      }),
    });
    await userEvent.click((await panel('Teams left')).getByRole('button', { name: 'Draft the Jets for Turf Toe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('it is Rusty Nail’s turn');
  });

  it('takes the latest team back, after one more question', async () => {
    const { calls } = open(aWinsSeason({ ...on, ...admin }), { 'POST ad/nflwins_draft_undo': success });
    await userEvent.click((await panel('On the clock')).getByRole('button', { name: 'Undo BUF' }));
    const question = within(screen.getByRole('group', { name: 'Take the Bills back from Rusty Nail?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(calls.map((call) => call.key)).toEqual([PAGE, 'POST ad/nflwins_draft_undo', PAGE]));
    expect(calls[1]!.body).toEqual({ contest_id: 8 });
  });

  it('sets the order by buttons, the focus going along', async () => {
    const { calls } = open(aWinsSeason({ draft: { data: [] }, teams, ...admin }), { 'POST ad/nflwins_draft_order': success });
    const order = await panel('Draft order');
    const down = order.getByRole('button', { name: 'Move Rusty Nail down' });
    await userEvent.click(down);
    expect(texts(order.getAllByRole('listitem'))).toEqual(['1Turf Toe', '2Rusty Nail']);
    expect(document.activeElement).toHaveAccessibleName('Move Rusty Nail up');
    await userEvent.click(order.getByRole('button', { name: 'Set order' }));
    await waitFor(() => expect(calls[1]).toMatchObject({ key: 'POST ad/nflwins_draft_order', body: { contest_id: 8, entry_ids: [2, 1] } }));
    expect(await screen.findByText('The order is set.')).toBeVisible();
  });

  it('may change the order until the first team is drafted, and not after', async () => {
    const { unmount } = open(aWinsSeason({ draft: { data: [aTurn(1), aTurn(2)] }, teams, ...admin }));
    expect((await panel('Draft order')).getByRole('button', { name: 'Set order' })).toBeDisabled();
    unmount();
    open(aWinsSeason({ ...on, ...admin }));
    await panel('Draft board');
    expect(screen.queryByRole('region', { name: 'Draft order' })).toBeNull();
  });

  it('asks for the teams before an order', async () => {
    open(aWinsSeason({ draft: { data: [] }, teams: { data: [] }, ...admin }));
    expect((await panel('Draft order')).getByText('First the teams: press Populate standings.')).toBeVisible();
    expect((await panel('Teams left')).getByText("The season's teams are not set up yet.")).toBeVisible();
  });

  it('sets the season up, and tells what was done', async () => {
    const { calls } = open(aWinsSeason({ draft: { data: [] }, teams: { data: [] }, ...admin }), {
      'POST ad/nflwins_populate_standings': () => ({ result: 'success', message: '32 teams were put in.', count: 32 }),
      'POST ad/nflwins_populate_games': () => ({ result: 'success', message: 'All 272 games are there.', count: 0 }),
    });
    const setUp = await panel('Set up the season');
    await userEvent.click(setUp.getByRole('button', { name: 'Populate standings' }));
    expect(await screen.findByText('32 teams were put in.')).toBeVisible();
    await userEvent.click(setUp.getByRole('button', { name: 'Populate games' }));
    expect(await screen.findByText('All 272 games are there.')).toBeVisible();
    expect(calls.filter((call) => call.key !== PAGE).map((call) => call.body)).toEqual([{ contest_id: 8 }, { contest_id: 8 }]);
  });

  it('saves an owner and expected wins by hand', async () => {
    const { calls } = open(aWinsSeason({ teams, ...admin }), { 'POST ad/nflwins_save_owner': success });
    const owners = await panel('Owners by hand');
    expect(owners.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.selectOptions(owners.getByRole('combobox', { name: 'Team' }), 'Jets');
    await userEvent.selectOptions(owners.getByRole('combobox', { name: 'Owner' }), 'Turf Toe');
    await userEvent.clear(owners.getByRole('spinbutton', { name: 'Expected wins' }));
    await userEvent.type(owners.getByRole('spinbutton', { name: 'Expected wins' }), '7.5');
    await userEvent.click(owners.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved: the Jets, Turf Toe.')).toBeVisible();
    expect(calls.find((call) => call.key === 'POST ad/nflwins_save_owner')!.body).toEqual({
      entry_id: 2,
      team_name: 'Jets',
      exp_wins: 7.5,
      contest_id: 8,
    });
  });

  it('passes axe', async () => {
    const { container } = open(aWinsSeason({ draft: { data: [aTurn(1), aTurn(2)] }, teams, ...admin }));
    await panel('Owners by hand');
    await expectNoAxeFindings(container);
  });
});

it('the draft passes axe for players', async () => {
  const { container } = open();
  await panel('Draft board');
  await expectNoAxeFindings(container);
});
