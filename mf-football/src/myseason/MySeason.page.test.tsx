import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMySeason } from '../testing/my-season.fixture';
import MySeason from './MySeason.page';
import type { MySeasonPage } from './useMySeason';

const noCard = { picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const };
/** @param cards what is answered of the picture, one after the other; the last one stays */
const open = (page: MySeasonPage = aMySeason(), at = '/football/season/me', cards: readonly Card[] = [noCard]) => {
  let asked = 0;
  return renderWithKit(<MySeason />, {
    at,
    answers: {
      'GET football/my_season': () => page,
      'GET utils/season_card': () => cards[Math.min(asked++, cards.length - 1)] ?? noCard,
      'POST utils/share_season': () => ({ path: '/share/season?token=abc' }),
      'POST utils/unshare_season': () => ({ result: 'success' }),
    },
  });
};
type Card = DataOf<'GET utils/season_card'>;
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('my season', () => {
  it('says where I stand, every pick, who was against me and what a coin does', async () => {
    open();
    const head = await panel('Oak Street Pool 2026');
    expect(head.getByText('After week 4, so far')).toBeVisible();
    expect(head.getByText('2nd')).toBeVisible();
    expect(head.getByText(/14–6, 70.0%/)).toBeVisible();
    expect(head.getByText(/42 points won, 1 win behind Turf Toe/)).toBeVisible();
    expect(head.getByRole('img', { name: 'Rank by week: 2nd at best, after week 4; 2nd after week 4' })).toBeVisible();
    const picks = await panel('Your 19 picks');
    expect(picks.getByText('14 right, 1 week of five')).toBeVisible();
    expect(picks.getAllByRole('img', { name: 'Bills −5.5, win' })).toHaveLength(14);
    expect(picks.getByRole('img', { name: 'Bills −5.5, push, counts as a loss' })).toHaveTextContent('P');
    expect(picks.getByRole('img', { name: 'No pick, loss' })).toHaveTextContent('L');
    const coin = await panel('You, a coin, the favorites');
    expect(coin.getByText('2 coins of 100 do as well')).toBeVisible();
    expect(coin.getByText('Always the favorite: 9–10. Always the underdog: 9–10.')).toBeVisible();
    const shelf = await panel('Trophy shelf');
    expect(shelf.getByText('1 this season')).toBeVisible();
    expect(shelf.getByRole('link', { name: 'Week 4' })).toHaveAttribute('href', '/football/recap?week=4&year=2026');
    await expectNoAxeFindings(document.body);
  });

  it('opens each figure to the weeks behind it, in the year that is shown', async () => {
    open(aMySeason(), '/football/season/me?year=2025');
    const facts = await panel('With you and against you');
    await userEvent.click(facts.getByText('Weeks behind it', { selector: '[aria-label$="Your nemesis"]' }));
    const links = ['Week 1', 'Week 2', 'Week 3'].map((name) => facts.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((week) => `/football/recap?week=${week}&year=2025`));
    expect(facts.queryByText('Your twin')).toBeNull();
  });

  it('waits for three weeks, with the shelf of earlier years beside it', async () => {
    open({ ...aMySeason({ Rank: 0, Week: 2 }), weeks: { data: [] }, picks: { data: [] }, facts: { data: [] }, coin: { data: [] } });
    expect(await screen.findByText('Three weeks make a season.')).toBeVisible();
    expect((await panel('Trophy shelf')).getByText('3rd overall')).toBeVisible();
    expect(screen.queryByText('You, a coin, the favorites')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('says that I have no entry', async () => {
    open({ ...aMySeason({ Rank: 0, entry_id: 0 }), shelf: { data: [] } });
    expect(await screen.findByText('You have no entry in this contest.')).toBeVisible();
  });
});

describe('the picture of my season', () => {
  it('is handed on as a link, which I can end', async () => {
    const shared = { ...noCard, path: '/share/season?token=abc' };
    const { calls } = open(aMySeason(), '/football/season/me', [noCard, shared, noCard]);
    const user = userEvent.setup();
    expect(await screen.findByRole('img', { name: 'Picture of the 2026 season of Rusty Nail' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', 'season-2026.png');
    expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/share/season?token=abc`);
    await user.click(await screen.findByRole('button', { name: 'End the link' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull());
    expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => [key, body])).toEqual([
      ['POST utils/share_season', { contest_id: 3, entry_id: 1 }],
      ['POST utils/unshare_season', { contest_id: 3, entry_id: 1 }],
    ]);
    await expectNoAxeFindings(document.body);
  });

  it('stays mine where who runs the pool lets nobody share', async () => {
    open(aMySeason(), '/football/season/me', [{ ...noCard, sharing: 0 }]);
    expect(await screen.findByText('Who runs this pool has turned sharing off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Save picture' })).toBeVisible();
  });
});
