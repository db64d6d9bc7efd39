import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPick, aPicksPage } from '../testing/page.fixture';
import MakePicks from './MakePicks.page';

beforeEach(() => localStorage.clear());

const open = (refuse = false) =>
  renderWithKit(<MakePicks />, {
    at: '/golf/makepicks',
    now: '2026-11-24T12:00:00Z',
    answers: {
      'GET golf/makepicksdata': () => aPicksPage(),
      'POST golf/makepicks': () =>
        refuse
          ? { error: { code: 'picks_locked', message: 'The first group teed off at 7:05 AM, so your picks were not changed.' } }
          : { picks: { data: [aPick(12)] } },
    },
  });

const pickFour = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const group of [1, 2, 3, 4]) {
    await user.click(await screen.findByRole('tab', { name: new RegExp(`Group ${group}`) }));
    await user.click(screen.getByRole('radio', { name: `Golfer ${(group - 1) * 10 + 1}` }));
  }
};

describe('making golf picks', () => {
  it('takes one golfer of each group and sends all four', async () => {
    const user = userEvent.setup();
    const { calls, container } = open();
    expect(await screen.findByRole('button', { name: 'Submit Picks' })).toBeDisabled();
    await pickFour(user);
    await expectNoAxeFindings(container);
    await user.click(screen.getByRole('button', { name: 'Submit Picks' }));
    expect(calls.find(({ key }) => key === 'POST golf/makepicks')?.body).toEqual({
      entry_id: 12,
      tid: 8,
      pick1: 1,
      pick2: 11,
      pick3: 21,
      pick4: 31,
    });
    expect(await screen.findByText('Success')).toBeVisible();
  });

  describe('at a desk', () => {
    const scrolledTo: string[] = [];
    beforeEach(() => {
      screenOf(1440);
      scrolledTo.length = 0;
      jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        scrolledTo.push(this.id || (this.getAttribute('aria-label') ?? ''));
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it('shows all groups beside each other, and takes one golfer of each in any order', async () => {
      const user = userEvent.setup();
      const { calls, container } = open();
      expect(await screen.findAllByRole('table')).toHaveLength(4);
      expect(screen.queryByRole('tab', { name: /Group/ })).toBeNull();
      for (const golfer of [31, 1, 21, 11]) await user.click(screen.getByRole('radio', { name: `Golfer ${golfer}` }));
      await expectNoAxeFindings(container);
      await user.click(screen.getByRole('button', { name: 'Submit Picks' }));
      expect(calls.find(({ key }) => key === 'POST golf/makepicks')?.body).toMatchObject({ pick1: 1, pick2: 11, pick3: 21, pick4: 31 });
    });

    it('leads from a slot to the golfer who is picked there, else to the first who can be', async () => {
      const user = userEvent.setup();
      open();
      await user.click(await screen.findByRole('button', { name: /Pick 3/ }));
      expect(screen.getByRole('radio', { name: 'Golfer 21' })).toHaveFocus();
      await user.click(screen.getByRole('radio', { name: 'Golfer 32' }));
      await user.click(screen.getByRole('button', { name: /Pick 1/ }));
      await user.click(screen.getByRole('button', { name: /^4 ?Golfer 32/ }));
      expect(screen.getByRole('radio', { name: 'Golfer 32' })).toHaveFocus();
      expect(scrolledTo).toEqual(['golf-group-3', 'golf-group-1', 'Golfer 32']);
    });
  });

  it('says what the server says when it refuses', async () => {
    const user = userEvent.setup();
    open(true);
    await pickFour(user);
    await user.click(screen.getByRole('button', { name: 'Submit Picks' }));
    expect(await screen.findByText(/first group teed off at 7:05 AM/)).toBeVisible();
  });

  it('picks at random one of each group who has not withdrawn, and goes back to what is saved', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Random!' }));
    expect(screen.getByText('0 of 4 saved, 4 to submit')).toBeVisible();
    expect(screen.queryByText('withdrew')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to saved' }));
    expect(screen.getByText('0 of 4 saved')).toBeVisible();
  });

  it('sorts by any column, and shows no odds to a player', async () => {
    const user = userEvent.setup();
    open();
    const table = within(await screen.findByRole('table', { name: 'Golfers of group 1' }));
    const names = () => table.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names()[0]).toBe('Golfer 1');
    await user.click(table.getByRole('button', { name: /Rank/ }));
    expect(names()[0]).toBe('Golfer 3');
    expect(table.queryByText('Odds')).toBeNull();
    expect(table.getByRole('radio', { name: 'Golfer 3' })).toBeDisabled();
  });

  describe('of a Pick1 entry', () => {
    const config = { ...aPicksPage().config.data[0]!, pick1golf_entry_id: 44, pick1: 11, Pick1SavedAt: '2026-11-23T12:00:00.000Z' };
    const openPick1 = (over: Partial<typeof config> = {}) =>
      renderWithKit(<MakePicks />, {
        at: '/golf/makepicks',
        now: '2026-11-24T12:00:00Z',
        answers: {
          'GET golf/makepicksdata': () => aPicksPage({ config: { data: [{ ...config, ...over }] }, pick1_taken: { data: [{ ID: 21 }] } }),
          'POST golf/makepick1': () => ({ result: 'success' as const }),
        },
      });

    it('shows the saved golfer and takes any other of the field who is free', async () => {
      const user = userEvent.setup();
      const { calls, container } = openPick1();
      const form = within(await screen.findByRole('form', { name: 'Pick1' }));
      expect(form.getByText('Golfer 11')).toBeVisible();
      expect(form.getByRole('button', { name: 'Submit Pick1' })).toBeDisabled();
      expect(form.getByRole('option', { name: 'Golfer 21 · taken this season' })).toBeDisabled();
      expect(form.getByRole('option', { name: 'Golfer 3 · withdrew' })).toBeDisabled();
      await user.selectOptions(form.getByLabelText('Golfer'), '31');
      await expectNoAxeFindings(container);
      await user.click(form.getByRole('button', { name: 'Submit Pick1' }));
      expect(calls.find(({ key }) => key === 'POST golf/makepick1')?.body).toEqual({ entry_id: 44, pick: 31, tid: 8 });
      expect(await form.findByText('Success')).toBeVisible();
    });

    it('is the whole page of who plays nothing else', async () => {
      const { container } = openPick1({ entry_id: 0, EntryName: '' });
      expect(await screen.findByRole('form', { name: 'Pick1' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Random!' })).toBeNull();
      await expectNoAxeFindings(container);
    });

    it('says who sets it where players do not, and nothing without an entry', async () => {
      const { unmount } = openPick1({ self_pick1: 0, Pick1Override: 'Called from the boat' });
      expect(await screen.findByText('An administrator sets the Pick1 golfers of this contest.')).toBeVisible();
      expect(screen.getByText('Set by an administrator: Called from the boat')).toBeVisible();
      unmount();
      openPick1({ pick1golf_entry_id: 0 });
      await screen.findByRole('button', { name: 'Random!' });
      expect(screen.queryByRole('form', { name: 'Pick1' })).toBeNull();
    });
  });
});
