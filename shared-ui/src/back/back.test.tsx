import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { screenOf } from '../testing/screen-of';
import { useBack, useShownBack, type Back } from './back';

beforeEach(() => screenOf(390));
afterEach(() => jest.restoreAllMocks());

function Bar(): ReactElement {
  const back = useShownBack();
  return <p>{back ? `${back.label} at ${back.to}` : 'no way back'}</p>;
}

function Below({ back, on }: { back: Back | null; on?: 'phone' | 'column' | undefined }): null {
  useBack(back, on);
  return null;
}

const site = (back: Back | null, page = 'one', on?: 'column') => (
  <>
    <Bar />
    <Below key={page} back={back} on={on} />
  </>
);

it('shows what the page says, for as long as it stands', () => {
  const { rerender } = render(site({ to: '/ad', label: 'Admin' }));
  expect(screen.getByText('Admin at /ad')).toBeVisible();
  rerender(site(null));
  expect(screen.getByText('no way back')).toBeVisible();
});

it('shows that of the next page, and not that of the one that goes', () => {
  const { rerender } = render(site({ to: '/ad', label: 'Admin' }));
  rerender(site({ to: '/golf', label: 'Golf' }, 'two'));
  expect(screen.getByText('Golf at /golf')).toBeVisible();
  rerender(<Bar />);
  expect(screen.getByText('no way back')).toBeVisible();
});

it.each([
  [599, undefined, 'Admin at /ad'],
  [600, undefined, 'no way back'],
  [1440, undefined, 'no way back'],
  [959, 'column', 'Admin at /ad'],
  [1440, 'column', 'no way back'],
] as const)('at %d px, for %s, is: %s', (width, on, shown) => {
  screenOf(width);
  render(site({ to: '/ad', label: 'Admin' }, 'one', on));
  expect(screen.getByText(shown)).toBeVisible();
});
