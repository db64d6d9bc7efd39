import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeScreenOffer } from './HomeScreenOffer';
import { installPrompt, keepInstallPrompt } from './install-prompt.store';
import { noteWaiting, savedHere, waitingCount } from './waiting.store';

const NAME = 'Keep Poolhouse at hand';
const offer = () => screen.queryByRole('region', { name: NAME });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installPrompt.set(null);
  savedHere.set(false);
  waitingCount.set(null);
});

/** The browser's own event. */
function browserOffers(): jest.Mock {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
  return prompt;
}
keepInstallPrompt();

test('on a first visit nothing is offered until a pick is saved; pressed, the browser asks once', async () => {
  renderWithKit(<HomeScreenOffer />);
  const prompt = browserOffers();
  expect(offer()).toBeNull();
  act(() => noteWaiting(2));
  expect(offer()).toBeNull();
  act(() => noteWaiting(1));
  expect(offer()).toBeVisible();
  await expectNoAxeFindings(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

test('on a second visit it is offered, and "Not now" is for good', async () => {
  localStorage.setItem('home_visits', '1');
  browserOffers();
  const { unmount } = renderWithKit(<HomeScreenOffer />);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
  unmount();
  sessionStorage.clear();
  renderWithKit(<HomeScreenOffer />);
  expect(offer()).toBeNull();
});

test('a page that is loaded anew is no second visit', () => {
  browserOffers();
  renderWithKit(<HomeScreenOffer />).unmount();
  renderWithKit(<HomeScreenOffer />);
  expect(localStorage.getItem('home_visits')).toBe('1');
  expect(offer()).toBeNull();
});

test('an iPhone is told the way in words, and one that has it is told nothing', () => {
  localStorage.setItem('home_visits', '1');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true, writable: true });
  const { unmount } = renderWithKit(<HomeScreenOffer />);
  expect(offer()).toHaveTextContent('Press Share below, then “Add to Home Screen”.');
  unmount();
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  renderWithKit(<HomeScreenOffer />);
  expect(offer()).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
