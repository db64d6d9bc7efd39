import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetServerTime, noteServerTime } from '../api/server-time';
import { createPageStatus } from '../page-data/page-status';
import { expectNoAxeFindings } from '../testing/axe';
import { PanelEmpty, PanelError, PanelSkeleton } from './PanelStates';
import { ResultText } from './ResultText';
import { StaleBar } from './StaleBar';
import { useResultText } from './useResultText';

const at318 = new Date(2026, 10, 15, 15, 18).getTime();

afterEach(forgetServerTime);

describe('result text', () => {
  it('is announced politely when it went well, at once when not', () => {
    const { rerender } = render(<ResultText result={null} />);
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
    rerender(<ResultText result={{ ok: true, text: 'Success' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Success');
    rerender(<ResultText result={{ ok: false, text: 'Bills kicked off at 1:00 PM.' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Bills kicked off at 1:00 PM.');
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  });

  it('goes after its time, counted anew for each, or stays', () => {
    jest.useFakeTimers();
    const { result } = renderHook(() => useResultText(5000));
    act(() => result.current[1](true, 'Success'));
    act(() => jest.advanceTimersByTime(4000));
    act(() => result.current[1](true, 'Success'));
    act(() => jest.advanceTimersByTime(4000));
    expect(result.current[0]).toEqual({ ok: true, text: 'Success' });
    act(() => jest.advanceTimersByTime(1000));
    expect(result.current[0]).toBeNull();
    const lasting = renderHook(() => useResultText(Infinity)).result;
    act(() => lasting.current[1](false, 'No'));
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(lasting.current[0]).toEqual({ ok: false, text: 'No' });
    act(() => lasting.current[1](true, ''));
    expect(lasting.current[0]).toBeNull();
    jest.useRealTimers();
  });
});

describe('a panel without rows', () => {
  it('says what failed, when it last worked, and tries again', async () => {
    const onRetry = jest.fn();
    render(<PanelError message="Can't reach Poolhouse." since={at318} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent("Can't reach Poolhouse. It last worked at 3:18 PM.");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is quiet for 400 ms, then shows still bars in the rows’ place', () => {
    jest.useFakeTimers();
    const { container } = render(<PanelSkeleton rows={3} />);
    const bars = () => container.querySelectorAll('[data-quiet="false"]');
    expect(container.querySelectorAll('[data-quiet]')).toHaveLength(3);
    act(() => jest.advanceTimersByTime(399));
    expect(bars()).toHaveLength(0);
    act(() => jest.advanceTimersByTime(1));
    expect(bars()).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    jest.useRealTimers();
  });
});

describe('StaleBar', () => {
  it('stands only while the server is away', async () => {
    noteServerTime(`${at318 + 60_000};rate=0`, Date.now());
    const onRetry = jest.fn();
    const { rerender } = render(<StaleBar since={null} retryIn={5} onRetry={onRetry} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<StaleBar since={at318} retryIn={12} onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent("Can't reach Poolhouse. Showing the board from 3:18 PM.Retrying in 12 s.");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('says that it reconnects once that takes a while, of what and from when, and goes with the connection', () => {
    jest.useFakeTimers({ now: at318 + 60_000 });
    const status = createPageStatus();
    status.note({ reconnecting: true, asOf: at318 });
    render(<StaleBar state={status} of="your contests" />);
    act(() => jest.advanceTimersByTime(699));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Reconnecting. Showing your contests from 3:18 PM.');
    act(() => status.note({ reconnecting: false, staleSince: at318 }));
    expect(screen.getByRole('status')).toHaveTextContent("Can't reach Poolhouse. Showing your contests from 3:18 PM.");
    act(() => status.note({ staleSince: null, asOf: null }));
    expect(screen.queryByRole('button')).toBeNull();
    jest.useRealTimers();
  });

  it('names the day of what is from another', () => {
    jest.useFakeTimers({ now: at318 + 24 * 3_600_000 });
    render(<StaleBar since={at318} retryIn={null} onRetry={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('from Sun 3:18 PM.');
    jest.useRealTimers();
  });
});

it('has no axe findings', async () => {
  const { container } = render(
    <main>
      <StaleBar since={at318} retryIn={12} onRetry={() => {}} />
      <PanelEmpty>Picks open Tuesday at noon.</PanelEmpty>
      <PanelError message="No." onRetry={() => {}} />
      <PanelSkeleton rows={2} />
      <ResultText result={{ ok: false, text: 'No' }} />
    </main>,
  );
  await expectNoAxeFindings(container);
});
