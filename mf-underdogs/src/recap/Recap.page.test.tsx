import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecap } from '../testing/recap.fixture';
import Recap from './Recap.page';
import type { RecapPage } from './useRecap';

const open = (page: RecapPage = aRecap()) =>
  renderWithKit(<Recap />, {
    at: '/underdogs/recap',
    answers: {
      'GET underdogs/recap': () => page,
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the recap of an Underdogs week', () => {
  it('tells who won outright, my week, how it ended and what was said', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 10 recap' })).toBeVisible();
    const won = await panel('Won the week');
    expect(won.getByText('Bears +3 won outright')).toBeVisible();
    expect(won.getByRole('list', { name: 'Pick of Mendoza Line' })).toHaveTextContent('CHI+3');
    expect((await panel('The swing')).getByText('17–20 became 24–20. Mendoza Line gained by it.')).toBeVisible();
    expect((await panel('Your week')).getByText('Jets +7.5: Lost 10–20 at the Bills.')).toBeVisible();
    const ended = await panel('How it ended');
    expect(ended.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
      'Mendoza Line',
      'Late Dog',
      'Rusty Nail YOU',
      'Sack Lunch',
    ]);
    expect(ended.getByRole('row', { name: /Sack Lunch/ })).toHaveTextContent('No pick');
    expect(ended.getByRole('row', { name: /Late Dog/ })).toHaveTextContent('NYJ +7.5 given');
    expect((await panel('Said that night')).getByText('I forgot.')).toBeVisible();
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(document.body);
  });

  it('names several winners, or who covered where no dog won', async () => {
    const first = open(aRecap({ Won: 2, Headline: 'Two won outright', Says: '', Winners: 'Ann, Bob' }));
    expect((await panel('Won the week')).getByText('Ann, Bob')).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Pick of/ })).toBeNull();
    first.unmount();
    open(aRecap({ Won: 0, Headline: 'No dog won', Says: '', Best: 'Late Dog, covered', Note: '' }));
    expect((await panel('Won the week')).getByText('Best of the week: Late Dog, covered')).toBeVisible();
  });

  it('is not there while a game is open', async () => {
    open(aRecap({ Over: 0, Open: 2, OpenAt: '2026-11-10T01:15:00Z' }));
    expect(await screen.findByText('2 games are open. The recap is here when the last one ends.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('hands on a link to this week', async () => {
    const { calls } = open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 3, round: 10 });
  });
});
