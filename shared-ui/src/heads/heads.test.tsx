import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../page/Page';
import { Panel } from '../page/Panel';
import { expectNoAxeFindings } from '../testing/axe';
import { renderWithKit } from '../testing/renderWithKit';
import { ContestHead } from './ContestHead';
import { ContestTabs } from './ContestTabs';
import { JumpPills } from './JumpPills';
import { RefreshCountdown } from './RefreshCountdown';
import { StatusStrip } from './StatusStrip';
import { WeekNav } from './WeekNav';

const counting = { secondsLeft: 18, refreshing: false, staleSince: null, refresh: async () => {} };
const tabs = ['Board', 'Make picks', 'All-time', 'Rules', 'History', 'Account'].map((label, at) => ({ label, to: `/football/${at}` }));

describe('RefreshCountdown', () => {
  it.each([
    [{}, 'Refresh in: 18 seconds'],
    [{ secondsLeft: 1 }, 'Refresh in: 1 second'],
    [{ refreshing: true }, 'Refreshing'],
    [{ secondsLeft: null }, 'Live updates off'],
    [{ staleSince: new Date(2026, 10, 15, 15, 18).getTime() }, 'Reconnecting, board from 3:18 PM'],
  ])('with %j says "%s"', (over, words) => {
    renderWithKit(<RefreshCountdown state={{ ...counting, ...over }} />, { now: new Date(2026, 10, 15, 15, 19).getTime() });
    expect(screen.getByRole('button')).toHaveTextContent(words);
  });

  it('reads now at a press, but not while it reads', async () => {
    const refresh = jest.fn(async () => {});
    const { unmount } = renderWithKit(<RefreshCountdown state={{ ...counting, refresh }} />);
    await userEvent.click(screen.getByRole('button'));
    expect(refresh).toHaveBeenCalledTimes(1);
    unmount();
    renderWithKit(<RefreshCountdown state={{ ...counting, refreshing: true, refresh }} />);
    await userEvent.click(screen.getByRole('button'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('WeekNav', () => {
  const weeks = <WeekNav week={11} weeks={15} current={12} hrefFor={(week) => `/football?week=${week}`} />;

  it('links every week, marks the one shown and those to come', () => {
    renderWithKit(weeks);
    const row = within(screen.getByRole('navigation', { name: 'Weeks' }));
    expect(row.getAllByRole('link')).toHaveLength(15);
    expect(row.getByRole('link', { current: 'page' })).toHaveTextContent('11');
    expect(row.getByRole('link', { name: 'Week 12' })).toHaveAttribute('data-coming', 'false');
    expect(row.getByRole('link', { name: 'Week 13' })).toHaveAttribute('data-coming', 'true');
  });

  it('opens the list on a phone and closes it with a choice', async () => {
    const { where } = renderWithKit(weeks);
    const phone = within(screen.getByLabelText('Weeks, on a phone'));
    const heading = phone.getByLabelText('Week 11, all weeks');
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(phone.getByText('Week 3'));
    expect(where()).toBe('/football?week=3');
    expect(heading).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no arrow beyond either end', () => {
    renderWithKit(<WeekNav week={1} weeks={1} current={1} hrefFor={String} />);
    for (const name of ['Previous week', 'Next week']) expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  });
});

describe('ContestTabs', () => {
  it('marks the screen one is on, and folds what a thumb has no room for', () => {
    renderWithKit(<ContestTabs items={tabs} />, { at: '/football/1' });
    const top = within(screen.getByRole('navigation', { name: 'Contest' }));
    expect(top.getByRole('link', { current: 'page' })).toHaveTextContent('Make picks');
    expect(top.getAllByRole('link')).toHaveLength(6);
    const bar = screen.getByLabelText('Contest, at the bottom');
    expect(bar.querySelectorAll(':scope > a')).toHaveLength(4);
    expect([...bar.querySelectorAll('details a')].map((link) => link.textContent)).toEqual(['History', 'Account']);
  });

  it('marks the one that says so, where one path has them all', () => {
    const checks = ['Football', 'Golf'].map((label, at) => ({ label, to: `/check?contest_id=${at}`, current: at === 1 }));
    renderWithKit(<ContestTabs items={checks} />, { at: '/check?contest_id=1' });
    for (const nav of screen.getAllByRole('navigation'))
      expect([...nav.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Golf']);
  });

  it('keeps the account’s settings behind More, however few there are', () => {
    renderWithKit(<ContestTabs items={[...tabs.slice(0, 3), { label: 'Account settings', to: '/accountsettings' }]} />);
    const bar = screen.getByLabelText('Contest, at the bottom');
    expect(bar.querySelectorAll(':scope > a')).toHaveLength(3);
    expect([...bar.querySelectorAll('details a')].map((link) => link.textContent)).toEqual(['Account settings']);
  });

  it('needs no More for five', () => {
    renderWithKit(<ContestTabs items={tabs.slice(0, 5)} />);
    expect(screen.queryByText('More')).not.toBeInTheDocument();
  });
});

describe('JumpPills', () => {
  it('scrolls to the panel without a new entry in the history', async () => {
    const { where } = renderWithKit(
      <>
        <JumpPills items={[{ id: 'scores', label: 'Scores' }]} />
        <Panel id="scores" title="Week 11 Scores" />
      </>,
    );
    const scroll = jest.spyOn(document.getElementById('scores')!, 'scrollIntoView');
    await userEvent.click(screen.getByText('Scores'));
    expect(scroll).toHaveBeenCalled();
    expect(where()).toBe('/');
  });
});

it('has one h1, and no axe findings as a whole', async () => {
  const { container } = renderWithKit(
    <main>
      <Page>
        <ContestHead
          title="Week 11 Football"
          selector={<b>Oak Street Pool</b>}
          countdown={<RefreshCountdown state={counting} />}
          tabs={<ContestTabs items={tabs} />}
          weeks={<WeekNav week={11} weeks={15} current={11} hrefFor={String} />}
        />
        <StatusStrip
          items={[
            { label: 'My week', value: '2–0', note: '2 winning' },
            { label: 'Games', value: 4, live: true, phone: false },
          ]}
        />
        <JumpPills items={[{ id: 'scores', label: 'Scores' }]} />
        <Panel id="scores" title="Week 11 Scores" action="Updated 3:22 PM" foot="Note" />
      </Page>
    </main>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Week 11 Scores' })).toBeInTheDocument();
  await expectNoAxeFindings(container);
});
