import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMySeason } from '../testing/my-season.fixture';
import MySeason from './MySeason.page';
import type { MySeasonPage } from './useMySeason';

const card = { picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const };
const open = (page: MySeasonPage = aMySeason(), at = '/underdogs/season/me') =>
  renderWithKit(<MySeason />, { at, answers: { 'GET underdogs/my_season': () => page, 'GET utils/season_card': () => card } });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('my Underdogs season', () => {
  it('says where I stand, what each dog did, who was against me and what simple rules do', async () => {
    open();
    const head = await panel('Oak Street Dogs 2026');
    expect(head.getByText('After week 5, so far')).toBeVisible();
    expect(head.getByText('2nd')).toBeVisible();
    expect(head.getByText('1–1–2')).toBeVisible();
    expect(head.getByText(/1 won, 1 covered, 2 lost/)).toBeVisible();
    expect(head.getByText(/1 win behind Turf Toe/)).toBeVisible();
    const picks = await panel('Your 4 picks');
    expect(picks.getByText('1 only yours')).toBeVisible();
    const letters = [
      ['Titans +9, won outright', 'W'],
      ['Jets +7.5, covered', 'C'],
      ['Jets +7.5, lost', 'L'],
      ['No pick, lost', 'L'],
    ] as const;
    for (const [name, letter] of letters) expect(picks.getByRole('img', { name })).toHaveTextContent(letter);
    await userEvent.click(picks.getByText('Week by week'));
    expect(picks.getByText('Titans +9: Won 24–20 at the Bills, only yours. 5 of 14 dogs won that week.')).toBeVisible();
    expect(picks.getByRole('link', { name: 'Week 1' })).toHaveAttribute('href', '/underdogs/recap?week=1');
    const rules = await panel('You, the biggest, the smallest, any dog');
    const rows = rules.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
    expect(rows.slice(1)).toEqual([
      'You 1 1 2',
      'Always the biggest dog 0 3 1',
      'Always the smallest dog 2 0 2',
      'Any dog, on average 1.4 1.2 1.4',
    ]);
    expect(rules.getByText('45 random players of 100 win more')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Picture of the 2026 season of Rusty Nail' })).toBeVisible();
    await expectNoAxeFindings(document.body);
  });

  it('opens each figure to its weeks in the year that is shown', async () => {
    const { calls } = open(aMySeason(), '/underdogs/season/me?year=2025');
    const facts = await panel('With you and against you');
    await userEvent.click(facts.getByText('Weeks behind it', { selector: '[aria-label$="Your nemesis"]' }));
    expect(facts.getByRole('link', { name: 'Week 4' })).toHaveAttribute('href', '/underdogs/recap?week=4&year=2025');
    expect(facts.queryByText('Longest run')).toBeNull();
    expect(calls[0]!.query).toEqual({ year: '2025' });
  });

  it('changes between my entries, and shares the one that is shown', async () => {
    const mine = { data: [...aMySeason().mine.data, { ID: 2, EntryName: 'Turf Toe' }] };
    const { calls } = open({ ...aMySeason(), mine });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Entry' }), 'Turf Toe');
    await screen.findByRole('combobox', { name: 'Entry' });
    const asked = calls.filter(({ key }) => key === 'GET underdogs/my_season').map(({ query }) => query?.['entry_id']);
    expect(asked).toEqual([undefined, '2']);
    expect(localStorage.getItem('underdogs_entry_id')).toBe('2');
    expect(calls.find(({ key }) => key === 'GET utils/season_card')?.query).toEqual({ contest_id: '3', entry_id: '1' });
  });

  it('remembers no entry of another year', async () => {
    localStorage.setItem('underdogs_entry_id', '7');
    const mine = { data: [...aMySeason().mine.data, { ID: 2, EntryName: 'Turf Toe' }] };
    const { calls } = open({ ...aMySeason({ Year: 2025 }), mine }, '/underdogs/season/me?year=2025');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Entry' }), 'Turf Toe');
    await screen.findByRole('combobox', { name: 'Entry' });
    const asked = calls.filter(({ key }) => key === 'GET underdogs/my_season').map(({ query }) => query);
    // The one that the device remembers is the viewer's: the server takes their first where it is of another year.
    expect(asked).toEqual([
      { entry_id: '7', year: '2025' },
      { entry_id: '2', year: '2025' },
    ]);
    expect(localStorage.getItem('underdogs_entry_id')).toBe('7');
  });

  it('waits for three weeks, and says that I have no entry', async () => {
    const none = { weeks: { data: [] }, facts: { data: [] }, rules: { data: [] }, luck: { data: [] } };
    const { unmount } = open({ ...aMySeason({ Rank: 0, Week: 2 }), ...none });
    expect(await screen.findByText('Three weeks make a season.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    unmount();
    open({ ...aMySeason({ Rank: 0, entry_id: 0 }), ...none });
    expect(await screen.findByText('You have no entry in this contest.')).toBeVisible();
  });
});
