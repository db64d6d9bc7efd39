import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecap } from '../testing/recap.fixture';
import Recap from './Recap.page';
import type { RecapPage } from './useRecap';

const card = { picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const };
const open = (page: RecapPage = aRecap(), shown: { picture: string; path: string; sharing: 0 | 1 } = card) =>
  renderWithKit(<Recap />, {
    at: '/football/recap',
    answers: {
      'GET football/recap': () => page,
      'GET utils/recap_card': () => shown,
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the recap of a week', () => {
  it('tells who won what, my week, how it ended and what was said', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Week 11 recap' })).toBeVisible();
    const won = await panel('Won the week');
    expect(won.getByText('5–0 and all 42 points')).toBeVisible();
    expect(won.getByRole('list', { name: 'Picks of Mendoza Line' })).toHaveTextContent('UGA');
    expect((await panel('The swing')).getByText('20–20 became 27–20. Mendoza Line won by it.')).toBeVisible();
    expect((await panel('Also that week')).getByText('Sack Lunch, Raiders +3.5')).toBeVisible();
    const mine = await panel('Your week');
    expect(mine.getByText('T2 of 3')).toBeVisible();
    expect(mine.getByText('4–1. One pick short: Chiefs −3.5 lost by 0.5.')).toBeVisible();
    const ended = await panel('How it ended');
    expect(ended.getByText('70 picks, 43–24–3')).toBeVisible();
    expect(ended.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Mendoza Line', 'Rusty Nail YOU', 'Sack Lunch']);
    expect((await panel('Said that night')).getByText('Two minutes. I had started to spend it.')).toBeVisible();
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(document.body);
  });

  it('is not there while a game is open', async () => {
    open({ ...aRecap({ Over: 0, Open: 2, OpenAt: '2026-11-17T01:15:00Z' }), facts: { data: [] } });
    expect(await screen.findByText('2 games are open. The recap is here when the last one ends.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('hands on a link, and the picture itself', async () => {
    const { calls } = open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/share/recap?token=abc`);
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 3, round: 11 });
    expect(screen.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', 'week-11.png');
  });

  it('says that sharing is off', async () => {
    open(aRecap(), { ...card, sharing: 0 });
    expect(await screen.findByText('Who runs this pool has turned sharing off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
