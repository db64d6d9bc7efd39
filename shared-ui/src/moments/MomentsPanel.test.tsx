import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/renderWithKit';
import { storyMoments } from '../testing/story-data';
import { momentMarks } from './moments.rules';
import { MomentsPanel } from './MomentsPanel';

it('tells the latest first, and says what was taken back', () => {
  renderWithKit(<MomentsPanel moments={storyMoments()} />);
  const items = within(screen.getByRole('region', { name: 'Moments' })).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')!.textContent)).toEqual([
    'Taken back: Sack Lunch is perfect in week 11: 5–0.',
    'Rusty Nail takes the pot of week 11: 42 points.',
    'Rusty Nail is perfect in week 11: 5–0.',
  ]);
});

it('folds all but the latest six away', async () => {
  const [first] = storyMoments();
  const many = Array.from({ length: 9 }, (_, n) => ({
    ...first!,
    ID: n + 1,
    Says: `Moment ${n + 1}`,
    At: `2026-11-0${n + 1}T12:00:00Z`,
    Undone: 0 as const,
  }));
  renderWithKit(<MomentsPanel moments={many} />);
  const panel = within(screen.getByRole('region', { name: 'Moments' }));
  const says = () => panel.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent);
  expect(says()).toEqual([9, 8, 7, 6, 5, 4].map((n) => `Moment ${n}`));
  await userEvent.click(panel.getByRole('button', { name: 'Show all 9 moments' }));
  expect(says()).toHaveLength(9);
});

it('is absent where there is nothing', () => {
  const { container } = renderWithKit(<MomentsPanel moments={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('marks whom moments concern that hold', () => {
  expect([...momentMarks(storyMoments(), { perfect: 'Perfect week', pot: 'Took the pot' })]).toEqual([[1, 'Perfect week, took the pot']]);
});
