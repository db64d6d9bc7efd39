import { act, renderHook } from '@testing-library/react';
import { useSteps } from './useSteps';

function* countTo(value: number, taken: number[] = []): Generator<void, number> {
  for (let n = 1; n < value; n += 1) {
    taken.push(n);
    yield;
  }
  return value;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (begin: Parameters<typeof useSteps<number>>[0]) => renderHook((of) => useSteps(of), { initialProps: begin });

describe('what is worked out in steps', () => {
  it('takes one step at a time, and is null until the last', async () => {
    const taken: number[] = [];
    const { result } = show(() => countTo(3, taken));
    expect(taken).toEqual([]);
    await act(() => jest.advanceTimersToNextTimerAsync());
    expect([taken, result.current]).toEqual([[1], null]);
    await act(() => jest.runAllTimersAsync());
    expect([taken, result.current]).toEqual([[1, 2], 3]);
  });

  it('begins anew with another, whose end takes the place of the one before', async () => {
    const [first, taken] = [() => countTo(2), [] as number[]];
    const { result, rerender } = show(first);
    await act(() => jest.runAllTimersAsync());
    rerender(() => countTo(9, taken));
    expect(result.current).toBe(2);
    rerender(() => countTo(5));
    await act(() => jest.runAllTimersAsync());
    expect([result.current, taken]).toEqual([5, []]);
  });

  it('waits for what is fetched first, and counts nothing where that fails or nobody looks any more', async () => {
    const { result, rerender } = show(() => Promise.reject(new Error('away')));
    await act(() => jest.runAllTimersAsync());
    expect(result.current).toBeNull();
    rerender(() => Promise.resolve(countTo(4)));
    await act(() => jest.runAllTimersAsync());
    expect(result.current).toBe(4);
    const taken: number[] = [];
    const gone = show(() => Promise.resolve(countTo(9, taken)));
    gone.unmount();
    await act(() => jest.runAllTimersAsync());
    expect(taken).toEqual([]);
  });

  it('rests in a hidden tab, and goes on where it was once somebody looks', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const look = (now: boolean) => {
      hidden.mockReturnValue(!now);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const taken: number[] = [];
    const { result } = show(() => countTo(4, taken));
    await act(() => jest.advanceTimersToNextTimerAsync());
    look(false);
    await act(() => jest.runAllTimersAsync());
    expect([taken, result.current, jest.getTimerCount()]).toEqual([[1], null, 0]);
    // Looked at twice in a moment, it still takes one step at a time.
    look(true);
    look(false);
    look(true);
    expect(jest.getTimerCount()).toBe(1);
    await act(() => jest.runAllTimersAsync());
    expect([taken, result.current]).toEqual([[1, 2, 3], 4]);
  });

  it('waits without one', () => {
    expect(show(null).result.current).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
