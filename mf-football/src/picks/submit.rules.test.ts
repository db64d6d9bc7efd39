import fc from 'fast-check';
import { weekAndSlots } from '../testing/arbitraries.fixture';
import { parseDraft } from './draft.rules';
import { changedSlots } from './picks.rules';
import { refusals, submitBody } from './submit.rules';

describe('the save call', () => {
  it('sends the line only with a lock that is new', () => {
    const kept = { eventId: 1, team: 'Bills', locked: true, line: -5.5 };
    const fresh = { eventId: 2, team: 'Bears', locked: true, line: 3 };
    expect(
      submitBody(7, [kept, fresh, null, { ...fresh, eventId: 4, locked: false, line: null }, null], [kept, null, null, null, null]),
    ).toEqual({
      entry_id: 7,
      pick1: 'Bills',
      event_id1: 1,
      lock1: 1,
      pick2: 'Bears',
      event_id2: 2,
      lock2: 1,
      spread2: 3,
      lock3: 0,
      pick4: 'Bears',
      event_id4: 4,
      lock4: 0,
      lock5: 0,
    });
  });
  it('never sends a line for an unchanged pick', () => {
    fc.assert(
      fc.property(weekAndSlots, ({ slots }) => {
        expect(Object.keys(submitBody(1, slots, slots)).filter((key) => key.startsWith('spread'))).toEqual([]);
      }),
    );
  });
  it('reads reasons per pick', () => {
    expect([...refusals({ pick3: 'Bills kicked off.', entry_id: 'x' })]).toEqual([[2, 'Bills kicked off.']]);
    expect(refusals(undefined).size).toBe(0);
  });
});

describe('a draft', () => {
  it('comes back as it was left', () => {
    fc.assert(
      fc.property(weekAndSlots, ({ slots }) => {
        const back = parseDraft(JSON.stringify({ savedAt: 'A', slots }), 'A', 5);
        expect(changedSlots(back!, slots)).toEqual([]);
      }),
    );
  });
  it('is dropped when another save came between or when it is damaged', () => {
    const text = JSON.stringify({ savedAt: 'A', slots: [null, null, null, null, null] });
    expect(parseDraft(text, 'B', 5)).toBeNull();
    for (const bad of [null, '', '{', 'null', '{"savedAt":"A"}', '{"savedAt":"A","slots":[1,2,3,4,5]}', '{"savedAt":"A","slots":[null]}'])
      expect(parseDraft(bad, 'A', 5)).toBeNull();
  });
});
