import type { AuctionLogRow } from '@poolhouse/contract';
import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { aBlock, aConfig, aRoom, someTeams } from '../testing/rows.fixture';
import { Block } from './Block';

const event = (ID: number, type: AuctionLogRow['type'], over: Partial<AuctionLogRow> = {}): AuctionLogRow => ({
  ...{ ID, type, lot: 105, entry_id: 2, amount: 71, kind: 'hammer', reason: '', of_seq: 0, at: '2026-03-17T00:00:00Z' },
  ...over,
});
const EARLIER = event(9, 'sold', { lot: 101, entry_id: 1, amount: 100 });
const sold = someTeams().map((team) =>
  team.ID === 105 ? { ...team, Owner: 'June Hathaway', owner_id: 2, Price: 71, shares: '2:100' } : team,
);
const UP = { block: { data: [aBlock()] } };
const NOTHING = { block: { data: [aBlock({ lot: 0, high: 0, high_id: 0, ends_at: null })] } };
const SOLD = { all_teams: { data: sold }, log: { data: [EARLIER, event(13, 'sold')] } };
const NEXT = { block: { data: [aBlock({ lot: 106, high: 0, high_id: 0, seq: 14 })] } };
const shown = (room: Parameters<typeof aRoom>[0], over = {}) => <Block data={aRoom(room)} config={aConfig(over)} />;
const band = () => screen.queryByText(/^Sold to/);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the moment of a sale', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const open = () => renderWithKit(shown(UP), { now: '2026-03-17T00:00:00Z' });

  it('is seen until the next team comes up, six seconds at least, and is said once', () => {
    const { rerender } = open();
    // Sales before the page was opened are none of now.
    expect(band()).toBeNull();
    rerender(shown({ ...SOLD, ...NOTHING }));
    const said = band()?.closest('[role=status]');
    expect(said).toHaveTextContent('Team 5 Sold to June Hathaway for $71');
    expect(screen.getAllByText(/Sold to/)).toHaveLength(1);
    pass(3000);
    rerender(shown({ ...SOLD, ...NEXT }));
    expect(screen.getByRole('heading', { name: 'Team 6' })).toBeVisible();
    // The same words in the same place: nothing is said again.
    expect(band()?.closest('[role=status]')).toBe(said);
    pass(2900);
    expect(band()).not.toBeNull();
    pass(100);
    expect(band()).toBeNull();
    expect(said).toBeInTheDocument();
    rerender(shown({ ...SOLD, ...NOTHING }));
    expect(band()).toBeNull();
  });

  it('stays while nothing else is up, and goes with a sale that is taken back', () => {
    const { rerender } = open();
    rerender(shown({ ...SOLD, ...NOTHING }));
    pass(60_000);
    expect(band()).not.toBeNull();
    rerender(shown({ log: { data: [EARLIER, event(13, 'sold'), event(14, 'undone', { of_seq: 13 })] }, ...UP }));
    expect(band()).toBeNull();
    rerender(shown({ ...SOLD, log: { data: [EARLIER, event(13, 'sold'), event(16, 'sold')] }, ...NOTHING }));
    expect(band()).toHaveTextContent('Sold to June Hathaway for $71');
    rerender(shown({ ...SOLD, log: { data: [EARLIER, event(16, 'sold')] }, ...NOTHING }, { phase: 'complete' }));
    pass(6000);
    expect(band()).toBeNull();
  });
});
