import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { ContestLink } from '../links/contest-titles.rules';
import { aHomeRow } from '../testing/home.fixture';
import { ContestSheet } from './ContestSheet';

const link = (name: string): ContestLink => ({ name, title: name, href: `/${name.toLowerCase()}`, inside: true, off: false });

test('the list of contests marks the one that is open, and says what waits in each', async () => {
  const links = [link('Football'), link('Underdogs')];
  const contests = { data: [aHomeRow('Football-1'), aHomeRow('Underdogs-7', { state: 'No pick yet', action: 'Make pick' })] };
  const none = { data: [] };
  renderWithKit(<ContestSheet links={links} current={links[0]!} open onClose={() => undefined} />, {
    answers: { 'GET utils/home': () => ({ contests, live: none, locks: none }) },
  });
  expect(await screen.findByRole('link', { name: 'Underdogs No pick yet' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Football' })).toHaveAttribute('aria-current', 'page');
});
