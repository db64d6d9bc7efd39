import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite } from '../testing/open-site';

afterEach(() => {
  window.name = '';
});

it('stands instead of the bar of contests in a window of one screen, and closes it', async () => {
  window.name = 'poolhouse-popup:/golf/shotdetails';
  const close = jest.spyOn(window, 'close').mockReturnValue();
  openSite('/');
  const bar = await screen.findByRole('banner');
  expect(bar).toHaveTextContent('PoolhouseClose');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});
