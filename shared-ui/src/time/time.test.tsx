import { act, render, renderHook, screen } from '@testing-library/react';
import { useServerNow } from '../api/server-time';
import { TimeTo } from './TimeTo';
import { useFromNow } from './useFromNow';
import { useSecondsTo } from './useSecondsTo';

let hidden = false;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => jest.useRealTimers());

it('counts by one timer however many parts count, and by none once they are gone', () => {
  const due = Date.now() + 30_000;
  const all = [renderHook(() => useSecondsTo(due)), renderHook(() => useSecondsTo(due + 500)), renderHook(() => useServerNow())];
  expect(jest.getTimerCount()).toBe(1);
  pass(3000);
  expect(all.map(({ result }) => result.current)).toEqual([27, 28, Date.now()]);
  for (const { unmount } of all) unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('stops at zero, and says nothing without an instant', () => {
  const at = Date.now() + 1500;
  const { result } = renderHook(() => useSecondsTo(at));
  expect(result.current).toBe(2);
  pass(9000);
  expect(result.current).toBe(0);
  expect(renderHook(() => useSecondsTo(null)).result.current).toBeNull();
});

it('draws again only when something else comes of the time', () => {
  const at = Date.now() + 5000;
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useFromNow((now) => now >= at);
  });
  pass(4000);
  expect([result.current, drawn]).toEqual([false, 1]);
  pass(60_000);
  expect([result.current, drawn]).toEqual([true, 2]);
});

it('rests while nobody looks, and is right at once when somebody does', () => {
  render(<TimeTo at={Date.now() + 3_600_000} />);
  expect(screen.getByText('in 1:00:00')).toBeInTheDocument();
  hidden = true;
  pass(10_000);
  expect(screen.getByText('in 1:00:00')).toBeInTheDocument();
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('in 0:59:50')).toBeInTheDocument();
});
