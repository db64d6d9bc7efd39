import type { SquaresRecap } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../testing/board.fixture';
import { aRecap, aWonRecap } from '../testing/recap.fixture';
import Recap from './Recap.page';

beforeEach(() => localStorage.clear());

const over = () => aPage({ drawn: true, config: { state: 'finished' } });
const open = (data: () => SquaresRecap, at = '/bbsquares/recap') =>
  renderWithKit(<Recap />, {
    at,
    answers: {
      'GET bbsquares/recap': data,
      'GET bbsquares/pagedata': over,
      'GET utils/recap_card': () => ({ picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const }),
      'POST utils/share_recap': () => ({ path: '/share/recap?token=abc' }),
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the recap of a board', () => {
  it('tells who won it with which squares, what was worth telling, mine, and where the games fell', async () => {
    open(() => aWonRecap());
    const won = await panel('Won the board');
    expect(won.getByText('12 games, 214 points')).toBeVisible();
    expect(won.getByText('Each of 10 squares brought 21.4 points')).toBeVisible();
    expect(won.getByRole('list', { name: 'Squares of Hollis Kerr that brought most' })).toHaveTextContent('0–764 points');
    expect((await panel('The lead')).getByText('Hollis Kerr, from Mar 28 to the end')).toBeVisible();
    expect((await panel('Also on this board')).getByText('5–3, Marge Ellison')).toBeVisible();
    expect((await panel('Your board')).getByText(/^2nd of 10/)).toBeVisible();
    const table = (await panel('How it ended')).getByRole('table', { name: 'How it ended' });
    expect(within(table).getByRole('row', { name: /Rusty Oakes/ })).toBeVisible();
    expect(within(await screen.findByRole('region', { name: 'How it ended' })).queryByRole('link', { name: 'Recap' })).toBeNull();
    // The first square is that of winner 3 and loser 1, as the board's fixture has its numbers.
    const fell = (await panel('Where they fell')).getByRole('table');
    expect(
      within(fell)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...'3805197264']);
    expect(
      within(fell)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...'1649073582']);
    await screen.findByRole('button', { name: 'Copy link' });
    await expectNoAxeFindings(document.body);
  });

  it('names my entries where they are several', async () => {
    const said = [1, 2].map((ID) => ({ ID, EntryName: `Entry ${ID}`, Says: `${ID} of 10.` }));
    open(() => aWonRecap({}, { mine: { data: said } }));
    const mine = await panel('Your board');
    expect(mine.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Entry 1', 'Entry 2']);
  });

  it('hands on a link to this board', async () => {
    const { calls } = open(() => aWonRecap(), '/bbsquares/recap?contest=7');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(calls.find(({ key }) => key === 'POST utils/share_recap')!.body).toEqual({ contest_id: 7, round: 1 });
    expect(calls.find(({ key }) => key === 'GET bbsquares/recap')!.query).toMatchObject({ contest_id: '7' });
  });

  it.each([
    [{ Open: 31 }, '31 games are open. What the board came to is here when the tournament ends.'],
    [{ Open: 1 }, '1 game is open. What the board came to is here when the tournament ends.'],
    [{ Open: 63 }, 'No game is decided yet. What the board came to is here when the tournament ends.'],
    [{ Open: 0, Games: 0 }, 'No game is decided yet. What the board came to is here when the tournament ends.'],
    [{ Open: 0, Drawn: 0 as const }, 'The tournament is over, and this board never had numbers.'],
    [{ Open: 0 }, 'The tournament is over, and nobody holds a square here.'],
  ])('says why there is none yet: %j', async (config, why) => {
    open(() => aRecap(config));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your board' })).toBeNull();
  });

  it('comes by itself when the last game ends while the page is open', async () => {
    jest.useFakeTimers();
    try {
      let told = aRecap({ Open: 1 });
      open(() => told);
      expect(await screen.findByText(/^1 game is open\./)).toBeVisible();
      told = aWonRecap();
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(await screen.findByRole('region', { name: 'Won the board' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
