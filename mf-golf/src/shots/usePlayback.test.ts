import { act, renderHook } from '@testing-library/react';
import { usePlayback } from './usePlayback';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const still = (matches: boolean) => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
const playing = () => renderHook(({ hole }) => usePlayback(3, hole), { initialProps: { hole: '1' } });

it('shows all strokes, and played back one after the other, then all again', () => {
  still(false);
  const { result } = playing();
  expect(result.current.upTo).toBe(Infinity);
  act(() => result.current.play());
  const seen = [result.current.upTo];
  for (let step = 0; step < 3; step += 1) {
    act(() => jest.advanceTimersByTime(700));
    seen.push(result.current.upTo);
  }
  expect(seen).toEqual([0, 1, 2, Infinity]);
  expect(jest.getTimerCount()).toBe(0);
});

it('ends with the hole, and moves nothing for who wants nothing to move', () => {
  still(false);
  const { result, rerender } = playing();
  act(() => result.current.play());
  rerender({ hole: '2' });
  expect(result.current.upTo).toBe(Infinity);
  still(true);
  act(() => result.current.play());
  expect(result.current.upTo).toBe(Infinity);
  expect(jest.getTimerCount()).toBe(0);
});
