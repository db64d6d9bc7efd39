import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMySeason } from '../testing/my-season.fixture';
import { inTables } from './cells.rules';
import MySeason from './MySeason.page';

const card = { picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const };
const open = (page: DataOf<'GET golf/my_season'> = aMySeason()) =>
  renderWithKit(<MySeason />, {
    at: '/golf/season/me',
    answers: { 'GET golf/my_season': () => page, 'GET utils/season_card': () => card },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('my golf season', () => {
  it('says where I stand, and shows each tournament as my place and my golfers', async () => {
    open();
    const head = await panel('Golf 2026');
    expect(head.getByText('After tournament 3, so far')).toBeVisible();
    expect(head.getByText('2nd')).toBeVisible();
    expect(head.getByText('−131, $10.25 won')).toBeVisible();
    expect(head.getByRole('img', { name: 'Rank by tournament: 1st at best, after tournament 1; 2nd after tournament 3' })).toBeVisible();
    const own = await panel('Your 3 tournaments');
    expect(own.getByText('1 time in the money')).toBeVisible();
    const letters = [
      ['Harbor Light Open, 1st of 12, $10.25', '1'],
      ['The Founders at Pine Hollow, T4 of 12', '4'],
      ['Matteo Quist, finished T3', '3'],
      ['Callum Vance, withdrew', 'W'],
      ['Odd Job, house pick', '–'],
    ] as const;
    for (const [name, letter] of letters) expect(own.getByRole('img', { name })).toHaveTextContent(letter);
    expect(own.getAllByRole('img', { name: 'Sun Li, missed the cut' }).map(({ textContent }) => textContent)).toEqual(['C', 'C']);
    expect(own.getByText(/C missed the cut, W withdrew\./)).toBeVisible();
    await userEvent.click(own.getByText('Tournament by tournament'));
    expect(own.getByText(/^8th of 12 at −41\. Callum Vance \(WD\), Sun Li \(CUT\) and 2 house picks\.$/)).toBeVisible();
    expect(own.getByRole('link', { name: 'Blue Heron Invitational' })).toHaveAttribute('href', '/golf/recap?tid=102');
    expect(await screen.findByRole('img', { name: 'Picture of the 2026 season of Rusty Nail' })).toBeVisible();
    await expectNoAxeFindings(document.body);
  });

  it('sets my four beside simple rules', async () => {
    open();
    const rules = await panel('You beside simple rules');
    const rows = rules.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
    expect(rows.slice(1)).toEqual([
      'You −131 –',
      'The four that most had −134 −3',
      'The favorite of each group −128 +3',
      'The house picks −120 +11',
      'Any four, on average −116.7 +14.3',
    ]);
    expect(rules.getByText('14.3 strokes better than any four')).toBeVisible();
    expect(rules.getByText('1 did better')).toBeVisible();
    expect(rules.getAllByText('The four that most had')).toHaveLength(2);
    expect(rules.queryByText(/left out/)).toBeNull();
  });

  it('says which tournaments cannot be compared, and leaves the rules out where none can', async () => {
    const beside = { data: [{ ID: 1, Tournaments: 2, Says: 'Level with any four' }] };
    const { unmount } = open({ ...aMySeason(), beside });
    expect(
      (await panel('You beside simple rules')).getByText(/1 tournament left out, as the cards of now bring other results/),
    ).toBeVisible();
    unmount();
    open({ ...aMySeason(), beside: { data: [] }, rules: { data: [] } });
    await panel('Your 3 tournaments');
    expect(screen.queryByRole('region', { name: 'You beside simple rules' })).toBeNull();
  });

  it('opens each figure to the tournaments behind it, by name', async () => {
    open();
    const facts = await panel('With you and against you');
    await userEvent.click(facts.getByText('Tournaments behind it', { selector: '[aria-label$="Let you down"]' }));
    expect(facts.getAllByRole('link', { name: 'Blue Heron Invitational' }).at(-1)).toHaveAttribute('href', '/golf/recap?tid=102');
    expect(facts.queryByText('Longest run')).toBeNull();
  });

  it('waits for three tournaments, and says that I have no entry', async () => {
    const none = { tournaments: { data: [] }, picks: { data: [] }, facts: { data: [] }, rules: { data: [] }, beside: { data: [] } };
    const { unmount } = open({ ...aMySeason({ Rank: 0, Week: 1 }), ...none });
    expect(await screen.findByText('Three tournaments make a season.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    unmount();
    open({ ...aMySeason({ Rank: 0, entry_id: 0 }), ...none });
    expect(await screen.findByText('You have no entry in this contest.')).toBeVisible();
  });
});

it.each([
  [3, [3]],
  [14, [14]],
  [15, [8, 7]],
  [35, [12, 12, 11]],
])('puts %d tournaments into tables of %j', (count, expected) => {
  const tables = inTables(Array.from({ length: count }, (_, n) => n));
  expect(tables.map(({ length }) => length)).toEqual(expected);
  expect(tables.flat()).toHaveLength(count);
});
