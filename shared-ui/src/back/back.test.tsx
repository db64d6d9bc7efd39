import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useBack, useShownBack, type Back } from './back';

function Bar(): ReactElement {
  const back = useShownBack();
  return <p>{back ? `${back.label} at ${back.to}` : 'no way back'}</p>;
}

function Below({ back }: { back: Back | null }): null {
  useBack(back);
  return null;
}

const site = (back: Back | null, page = 'one') => (
  <>
    <Bar />
    <Below key={page} back={back} />
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
