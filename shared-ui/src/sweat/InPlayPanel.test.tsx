import type { InPlayRow } from '@poolhouse/contract';
import { screen, within } from '@testing-library/react';
import { renderWithKit } from '../testing/renderWithKit';
import { InPlayPanel } from './InPlayPanel';

const row = (pick: string, near: number, over: Partial<InPlayRow> = {}): InPlayRow => ({
  ...{ ID: pick, at: '2026-11-15T18:00:00Z', pick, need: 'Needs 4 more', score: '20–23', clock: 'Q4 2:14' },
  ...{ push: 0, near, result: -2, href: `/footballwins?contest=6&game=${near * 10}`, ...over },
});
const shown = (data?: InPlayRow[], changed: string[] = []) =>
  renderWithKit(<InPlayPanel title="My teams, now" page={{ data: data ? { mine: { data } } : {}, changed: new Set(changed) }} />);

it('has what is on, nearest to turning first, each opening its game, and marks what the last answer changed', () => {
  shown([row('Bears', 2), row('Jets', 0.1, { note: 'My other entry' })], ['mine:Bears']);
  const items = within(screen.getByRole('region', { name: 'My teams, now' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent?.trim())).toEqual(['Jets', 'Bears']);
  expect(items[0]).toHaveTextContent('Needs 4 more, losing nowMy other entry');
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/footballwins?contest=6&game=1');
  expect(items.map((item) => item.dataset.changed)).toEqual(['false', 'true']);
});

it.each([undefined, []])('is absent where nothing is on: %j', (data) => {
  expect(shown(data).container).toBeEmptyDOMElement();
});
