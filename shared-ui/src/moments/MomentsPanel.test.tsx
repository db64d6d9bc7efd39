import { screen, within } from '@testing-library/react';
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

it('is absent where there is nothing', () => {
  const { container } = renderWithKit(<MomentsPanel moments={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('marks whom moments concern that hold', () => {
  expect([...momentMarks(storyMoments(), { perfect: 'Perfect week', pot: 'Took the pot' })]).toEqual([[1, 'Perfect week, took the pot']]);
});
