import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPick1Recap } from '../testing/pick1.fixture';
import Recap from './Recap.page';

const open = (page = aPick1Recap(), at = '/pick1golf/recap') =>
  renderWithKit(<Recap />, {
    at,
    answers: {
      'GET golf/pick1recap': () => page,
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the recap of a tournament in Pick1', () => {
  it('tells whose golfer was best, who did worst, mine and the season', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pick1: Copper Ridge Classic recap' })).toBeVisible();
    const won = await panel('Had the best golfer');
    expect(won.getByText('Callum Vance, T3, −12 and +$5')).toBeVisible();
    expect((await panel('Also at this tournament')).getByText('Missed the cut at +7.')).toBeVisible();
    expect((await panel('Your tournament')).getByText('2nd of 3. Dean Orr missed the cut at +7. −$1.')).toBeVisible();
    const ended = within(screen.getByRole('table', { name: 'How it ended' }));
    expect(ended.getByRole('row', { name: /Mulligan/ })).toHaveTextContent('1MulliganCallum Vance T3−12+$51 +$9');
    expect(ended.getByRole('row', { name: /Late Lee/ })).toHaveTextContent('No pick');
    expect(ended.getByRole('link', { name: 'Mulligan' })).toHaveAttribute('href', '/years/13');
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(container);
  });

  it('hands on a link to this tournament of the Pick1 contest, and goes to another one', async () => {
    const { calls } = open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 9, round: 7 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tournament' }), '8');
    expect(calls.findLast(({ key }) => key === 'GET golf/pick1recap')?.query).toMatchObject({ tid: '8' });
  });

  it('has words for a season without a tournament, and for one that is not official', async () => {
    const none = aPick1Recap({ tid: 0, Name: '', Headline: '' });
    const first = open(none);
    expect(await screen.findByText(/^No tournament of this season is official yet/)).toBeVisible();
    first.unmount();
    open(none, '/pick1golf/recap?tid=9');
    expect(await screen.findByText('This tournament is not official yet. The recap is here when it is.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
