import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recap, recapHead, wonRecap } from '../testing/recap.fixture';
import { aBracket } from '../testing/rows.fixture';
import Recap from './Recap.page';

type Data = DataOf<'GET bbauction/recap'>;

const open = (data: Data) =>
  renderWithKit(<Recap />, {
    at: '/bbauction/recap',
    answers: {
      'GET bbauction/recap': () => data,
      'GET bbauction/pagedata': () => aBracket(),
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the recap', () => {
  it('tells the evening, every sale, and the race of profits, who is behind by how much', async () => {
    open(recap());
    expect(await screen.findByText(/\$60 below its value, paid \$100/)).toBeVisible();
    expect(screen.getByText(/later corrections do not change it/)).toBeVisible();
    expect(screen.getByText(/opened by cd34/)).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Every sale' })).getByRole('row', { name: /Team 1/ })).toHaveTextContent('7 of 3');
    const race = within(screen.getByRole('list', { name: 'The race: points behind the leader after each day' }));
    expect(race.getByRole('listitem', { name: /Rusty Oakes.*82 behind/ })).toBeInTheDocument();
    await expectNoAxeFindings(document.body);
  });

  it('tells who won the auction, what was worth telling, mine and who pays whom', async () => {
    open(wonRecap());
    const won = await panel('Won the auction');
    expect(won.getByText('+$87 on $100 paid')).toBeVisible();
    expect(won.getByText('Each dollar brought $1.87')).toBeVisible();
    expect(won.getByRole('list', { name: 'Teams of June Hathaway that brought most' })).toHaveTextContent('9 Team 9+$78');
    expect((await panel('The lead')).getByText('June Hathaway, from Mar 28 to the end')).toBeVisible();
    expect((await panel('Also in this auction')).getByText('12 Team 12 over 5 Team 5')).toBeVisible();
    expect((await panel('Your auction')).getByText(/^2nd of 2/)).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'How it ended' })).getByRole('row', { name: /Rusty Oakes/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The evening' })).toBeVisible();
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(document.body);
  });

  it('hands on a link to this auction', async () => {
    const { calls } = open(wonRecap());
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 9, round: 1 });
  });

  it('says which games it waits for, above the evening', async () => {
    const first = open(recap());
    expect(await screen.findByText('31 games are open. What the auction came to is here when the tournament ends.')).toBeVisible();
    expect([screen.queryByRole('button', { name: 'Copy link' }), screen.queryByRole('region', { name: 'Your auction' })]).toEqual([
      null,
      null,
    ]);
    first.unmount();
    open(recap({ config: { data: [recapHead({ Open: 63 })] } }));
    expect(await screen.findByText(/^No game is decided yet\./)).toBeVisible();
  });

  it('comes by itself when the last game ends while the page is open', async () => {
    jest.useFakeTimers();
    try {
      let told = recap({ config: { data: [recapHead({ Open: 1 })] } });
      renderWithKit(<Recap />, {
        at: '/bbauction/recap',
        answers: {
          'GET bbauction/recap': () => told,
          'GET bbauction/pagedata': () => aBracket(),
          'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
        },
      });
      expect(await screen.findByText(/^1 game is open\./)).toBeVisible();
      told = wonRecap();
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(await screen.findByRole('region', { name: 'Won the auction' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says so while nothing is sold', async () => {
    const [whole] = recap().recap.data;
    open(recap({ recap: { data: [{ ...whole!, sold: 0 }] }, sales: { data: [] }, moments: { data: [] }, race: { data: [] } }));
    expect(await screen.findByText('No team is sold yet.')).toBeVisible();
  });
});
