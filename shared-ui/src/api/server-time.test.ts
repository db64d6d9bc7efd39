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

  it('is gone by after a reload as it was heard last, standing or running, whatever the device says', () => {
    noteServerTime('1662843000000;rate=60', Date.now());
    jest.advanceTimersByTime(5000);
    const again = () => {
      let time = { now: 0, rate: 1 };
      jest.isolateModules(() => {
        const fresh = jest.requireActual<typeof import('./server-time')>('./server-time');
        time = { now: fresh.serverNow(), rate: fresh.serverRate() };
      });
      return time;
    };
    expect(again()).toEqual({ now: 1_662_843_300_000, rate: 60 });
    noteServerTime('1662843300000;rate=0', Date.now());
    jest.advanceTimersByTime(3_600_000);
    expect(again()).toEqual({ now: 1_662_843_300_000, rate: 0 });
    localStorage.setItem('clock', 'soon');
    expect(again()).toEqual({ now: Date.now(), rate: 1 });
  });

  it('is written down when it is another than one would think, not with each answer', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    noteServerTime(`${Date.now() + 400};rate=1`, Date.now());
    expect(write).not.toHaveBeenCalled();
    noteServerTime('1662843000000;rate=12', Date.now());
    for (const seconds of [10, 20, 30]) {
      jest.advanceTimersByTime(10_000);
      noteServerTime(`${1_662_843_000_000 + 12_000 * seconds};rate=12`, Date.now());
    }
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('takes a bare time, and ignores what it cannot read', () => {
    noteServerTime('1662843000000', Date.now());
    noteServerTime('soon', Date.now());
    noteServerTime(null, Date.now());
    expect(serverNow()).toBe(1_662_843_000_000);
  });
});
