import type { WinsRecap } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWinsRecap } from '../testing/recap.fixture';
import WinsRecapPage from './WinsRecap.page';

const open = (page: WinsRecap = aWinsRecap()) =>
  renderWithKit(<WinsRecapPage />, {
    at: '/footballwins/recap',
    answers: {
      'GET football/footballwins_recap': () => page,
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the recap of a week of NFL wins', () => {
  it('tells who won it with which teams, my week, how it ended and what was said', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 10 recap' })).toBeVisible();
    const won = await panel('Won the week');
    expect(won.getByText('4–0')).toBeVisible();
    expect(won.getByText('Now 1st of 8, 24–16')).toBeVisible();
    expect(won.getByRole('list', { name: 'Teams of Mendoza Line' })).toHaveTextContent('CHI24–20');
    expect((await panel('The swing')).getByText('17–20 became 24–20. Mendoza Line gained by it.')).toBeVisible();
    expect((await panel('Also that week')).getByText('Bears over Vikings')).toBeVisible();
    const mine = await panel('Your week');
    expect(mine.getByText(/^2nd of 3, 2–1\. Vikings lost/)).toBeVisible();
    expect(mine.getByRole('list', { name: 'Your teams' })).toHaveTextContent('MIN20–24');
    const ended = await panel('How it ended');
    expect(ended.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Mendoza Line', 'Rusty Nail YOU', 'Sack Lunch']);
    expect(ended.getByRole('row', { name: /Sack Lunch/ })).toHaveTextContent('0–2–1');
    expect((await panel('Said that night')).getByText('A tie is half a point.')).toBeVisible();
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(document.body);
  });

  it('names several who shared it, and says where nobody won', async () => {
    const first = open(aWinsRecap({ Won: 2, Headline: 'Two shared it', Says: '3–0 each', Winners: 'Ann, Bob', Note: '' }));
    expect((await panel('Won the week')).getByText('Ann, Bob')).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Teams of/ })).toBeNull();
    first.unmount();
    open(aWinsRecap({ Won: 0, Headline: 'Nobody won a game', Says: '', Note: '' }));
    expect((await panel('Won the week')).getByText('Nobody won a game')).toBeVisible();
  });

  it('is not there while a game is open', async () => {
    open(aWinsRecap({ Over: 0, Open: 2, OpenAt: '2026-11-17T01:15:00Z' }));
    expect(await screen.findByText('2 games are open. The recap is here when the last one ends.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('hands on a link to this week', async () => {
    const { calls } = open();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 5, round: 10 });
  });
});
