import { act, renderHook } from '@testing-library/react';
import { noteAnswer, noteHeartbeat, setRoundTrip, steadyNow, useRoundTrip, watchTab } from './round-trip';

let hidden = false;
const look = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);
/** A question that takes so long; while it is under way something else may happen. */
const ask = (ms: number, meanwhile = () => {}) =>
  act(() => {
    const sentAt = steadyNow();
    const header = `${Date.now() + ms / 2};rate=1`;
    pass(ms / 2);
    meanwhile();
    pass(ms / 2);
    noteAnswer(header, sentAt);
  });

describe('the last round trip', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_773_000_000_000 });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    watchTab();
    look(false);
    setRoundTrip(null);
  });
  afterEach(() => jest.useRealTimers());

  it('is what the last answer took, then what the heartbeats say', () => {
    const { result } = renderHook(useRoundTrip);
    expect(result.current).toBeNull();
    ask(2000);
    expect(result.current).toBe(2000);
    ask(40);
    expect(result.current).toBe(40);
    const beat = `${Date.now() + 10_000};rate=1`;
    pass(12_000);
    act(() => noteHeartbeat(beat));
    expect(result.current).toBeGreaterThan(3900);
    act(() => noteHeartbeat(`${Date.now()};rate=1`));
    expect(result.current).toBe(0);
  });

  it('is not what was under way while nobody looked', () => {
    const { result } = renderHook(useRoundTrip);
    ask(40);
    ask(5000, () => {
      look(true);
      look(false);
    });
    expect(result.current).toBe(40);
    look(true);
    ask(3000);
    expect(result.current).toBe(40);
    look(false);
    ask(3000);
    expect(result.current).toBe(3000);
  });
});
