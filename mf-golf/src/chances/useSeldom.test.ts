import { act, renderHook } from '@testing-library/react';
import { useSeldom } from './useSeldom';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('hands on the first value at once, and the latest of the others once a minute', () => {
  const { result, rerender } = renderHook(({ value }) => useSeldom(value, 60_000), { initialProps: { value: 1 } });
  const after = (ms: number, value: number) => {
    act(() => void jest.advanceTimersByTime(ms));
    rerender({ value });
    return result.current;
  };
  expect([result.current, after(1000, 2), after(20_000, 3), after(38_000, 4)]).toEqual([1, 1, 1, 1]);
  act(() => void jest.advanceTimersByTime(1000));
  expect(result.current).toBe(4);
  expect(after(1000, 5)).toBe(4);
  act(() => void jest.advanceTimersByTime(59_000));
  expect(result.current).toBe(5);
});

it('hands on a value at once that comes after the time is over', () => {
  const { result, rerender } = renderHook(({ value }) => useSeldom(value, 60_000), { initialProps: { value: 1 } });
  act(() => void jest.advanceTimersByTime(90_000));
  rerender({ value: 2 });
  act(() => void jest.advanceTimersByTime(0));
  expect(result.current).toBe(2);
});
