import { forgetServerTime, noteServerTime, serverNow, serverRate } from './server-time';

describe('the server’s time', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    forgetServerTime();
    jest.useRealTimers();
  });

  it('is our own until an answer said otherwise', () => {
    expect(serverNow()).toBe(1_700_000_000_000);
  });

  it('runs ahead, and faster, as the header says', () => {
    noteServerTime('1662843000000;rate=60', Date.now());
    jest.advanceTimersByTime(2000);
    expect(serverNow()).toBe(1_662_843_120_000);
    expect(serverRate()).toBe(60);
  });

  it('stands still at rate 0 and takes half of the way into account', () => {
    const sentAt = Date.now();
    jest.advanceTimersByTime(400);
    noteServerTime('1662843000000;rate=1', sentAt);
    expect(serverNow()).toBe(1_662_843_000_200);
    noteServerTime('1662843000000;rate=0', sentAt);
    jest.advanceTimersByTime(60_000);
    expect(serverNow()).toBe(1_662_843_000_000);
  });

  it('takes a bare time, and ignores what it cannot read', () => {
    noteServerTime('1662843000000', Date.now());
    noteServerTime('soon', Date.now());
    noteServerTime(null, Date.now());
    expect(serverNow()).toBe(1_662_843_000_000);
  });
});
