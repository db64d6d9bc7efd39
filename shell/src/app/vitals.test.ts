import { waitFor } from '@testing-library/react';
import { onCLS } from 'web-vitals';
import { reportVitals } from './vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));

test('the figures are asked for only when the page has loaded and the browser is idle', async () => {
  let idle: () => void = () => undefined;
  window.requestIdleCallback = jest.fn((run: IdleRequestCallback) => {
    idle = () => run({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  reportVitals();
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
  expect(onCLS).not.toHaveBeenCalled();
  idle();
  await waitFor(() => expect(onCLS).toHaveBeenCalledTimes(1));
});
