import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecap } from '../testing/screens.fixture';
import Recap from './Recap.page';

beforeEach(() => localStorage.clear());

const open = (answer: DataOf<'GET golf/recap'>, at = '/golf/recap') =>
  renderWithKit(<Recap />, {
    at,
    answers: {
      'GET golf/recap': () => answer,
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the recap of a tournament', () => {
  it('tells who won what, the swing, my tournament and how it ended, as it was frozen', async () => {
    const { container } = open(aRecap());
    expect(await screen.findByRole('heading', { level: 1, name: 'Copper Ridge Classic recap' })).toBeVisible();
    const won = await panel('Won the tournament');
    expect(won.getByText('−46 and $10.25')).toBeVisible();
    expect(won.getByRole('list', { name: 'Golfers of Rusty Nail' })).toHaveTextContent('Callum VanceT3, −12Matteo Quisthouse pick');
    expect((await panel('The swing')).getByText('Matteo Quist, birdie on 17')).toBeVisible();
    expect((await panel('Also at this tournament')).getByText('In front with 7 holes to play, 2nd by 1 stroke.')).toBeVisible();
    expect((await panel('Your tournament')).getByText('1st of 1')).toBeVisible();
    expect(screen.getByText(/^In brackets: the holes on which this golfer alone/)).toBeVisible();
    const standings = within(screen.getByRole('table', { name: 'Final standings' }));
    expect(standings.getByRole('row', { name: /Rusty Nail.*house pick.*−46 10.25/ })).toBeVisible();
    expect(await screen.findByText('Level at −46, decided by round 4: Rusty Nail −12.')).toBeVisible();
    expect((await panel('Best and most')).getByText(/Rusty Nail, round 3/)).toBeVisible();
    expect((await panel('Corrections')).getByText(/holes corrected/)).toBeVisible();
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(container);
  });

  it('hands on a link to this tournament, and goes to another one', async () => {
    const { calls } = open(aRecap());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 3, round: 7 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tournament' }), '8');
    expect(calls.findLast(({ key }) => key === 'GET golf/recap')?.query).toMatchObject({ tid: '8' });
  });

  it('leads from another’s name in the final standings to the two of us', async () => {
    const recap = aRecap();
    const [own] = recap.standings.data;
    open({ ...recap, standings: { data: [own!, { ...own!, ID: 13, EntryName: 'Mulligan', Rank: 2, mine: 0 }] } });
    const standings = within(await screen.findByRole('table', { name: 'Final standings' }));
    expect(standings.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mulligan', '/years/13'],
    ]);
  });

  it('has words for a tournament that is not official, for a season without one, and for one that was canceled', async () => {
    const none = aRecap({ tid: 0, Name: '', Headline: '' });
    const first = open(none);
    expect(await screen.findByText(/^No tournament of this season is official yet/)).toBeVisible();
    first.unmount();
    const second = open(none, '/golf/recap?tid=9');
    expect(await screen.findByText('This tournament is not official yet. The recap is here when it is.')).toBeVisible();
    second.unmount();
    open(aRecap({ cancelled: 1, Headline: '' }));
    expect(await screen.findByText(/its prizes join those of the season/)).toBeVisible();
    expect([screen.queryByRole('table', { name: 'Final standings' }), screen.queryByRole('button', { name: 'Copy link' })]).toEqual([
      null,
      null,
    ]);
  });
});
