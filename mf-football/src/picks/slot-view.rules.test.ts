import { aFinalEvent, anEvent, NOW, savedRow } from '../testing/picks.fixture';
import { savedSlots, setLocked, withSlot, type Week } from './picks.rules';
import { gameNote, opponentOf, slotView, takenBack } from './slot-view.rules';

const week: Week = {
  now: NOW,
  events: new Map([anEvent({ Rank1: 4 }), anEvent({ ID: 2 }), aFinalEvent({ ID: 3 })].map((row) => [row.ID, row])),
};
const row = savedRow(
  [
    { team: 'Bills', eventId: 1, line: -4.5 },
    { team: 'Buccaneers', eventId: 2 },
    { team: 'Bills', eventId: 3, result: 0 },
  ],
  { Push3: 1 },
);
const saved = savedSlots(row);
const view = (index: number, slots = saved) => slotView(index, { slots, saved, row, week, reason: '' });

describe('a pick selector', () => {
  it('shows the locked line with the line of now beside it', () => {
    expect(view(0)).toMatchObject({ state: 'locked', line: -4.5, nowLine: -5.5, changed: false });
  });
  it('shows the line of now while open', () => expect(view(1)).toMatchObject({ state: 'open', line: 5.5, nowLine: null }));
  it('shows the result once started', () => expect(view(2)).toMatchObject({ state: 'started', result: 0, push: true, nowLine: null }));
  it('is empty without a pick', () => expect(view(3)).toMatchObject({ state: 'empty', line: null, slot: null }));
  it('marks what is not saved', () =>
    expect(view(1, setLocked(saved, 1, true, week))).toMatchObject({ state: 'locked', changed: true, line: 5.5 }));
  it('names the opponent from the side of the pick', () => {
    expect(opponentOf(anEvent({ Rank1: 4 }), 'Bills')).toBe('vs #4 Buccaneers');
    expect(opponentOf(anEvent(), 'Buccaneers')).toBe('@ Bills');
  });
  it('tells how a game stands', () => {
    expect(gameNote(aFinalEvent())).toBe('Final 23–21');
    expect(gameNote(anEvent({ status: 'Postponed' }))).toBe('Postponed');
    expect(gameNote(anEvent())).toBe('');
  });
});

describe('changes that were taken back', () => {
  const mine = withSlot(saved, 1, { eventId: 2, team: 'Buccaneers', locked: true, line: 4 });
  it('say from which line to which it moved', () => {
    expect(takenBack(mine, withSlot(saved, 1, { ...mine[1]!, locked: false, line: null }), week, String).get(1)).toBe(
      'The line moved from 4 to 5.5. Tick Locked to take the new one.',
    );
  });
  it('name the game that kicked off, and the pick that was not changed', () =>
    expect(takenBack(withSlot(saved, 2, null), saved, week, String).get(2)).toBe(
      'Buccaneers at Bills kicked off, so pick 3 was not changed.',
    ));
  it('are none when nothing was', () => expect(takenBack(mine, mine, week, String).size).toBe(0));
});
