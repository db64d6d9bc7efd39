import fc from 'fast-check';
import { aFinalEvent, anEvent, NOW } from '../testing/picks.fixture';
import { availableGames, groupRuns, hasStarted, isOpen, kickoff, nextLock, picksRefresh } from './events.rules';

const later = anEvent({ ID: 2, Day: '2026-11-15T21:05:00Z', SportAbbrev: 'NCAA' });

describe('games of the week', () => {
  it('start by the clock even when the page did not hear of it', () => {
    expect(hasStarted(anEvent(), kickoff(anEvent()) - 1)).toBe(false);
    expect(hasStarted(anEvent(), kickoff(anEvent()))).toBe(true);
    expect(hasStarted(anEvent({ started: 1 }), 0)).toBe(true);
  });
  it('read a timestamp without zone as UTC', () => {
    expect(kickoff({ Day: '2026-11-15T18:00:00' })).toBe(kickoff({ Day: '2026-11-15T18:00:00Z' }));
    expect(kickoff({ Day: '2026-11-15T13:00:00-05:00' })).toBe(kickoff({ Day: '2026-11-15T18:00:00Z' }));
  });
  it('are open for picks only with a line and on the board', () => {
    expect(isOpen(anEvent(), NOW)).toBe(true);
    expect(isOpen(anEvent({ Spread1: null, Spread2: null }), NOW)).toBe(false);
    expect(isOpen(anEvent({ status: 'Postponed' }), NOW)).toBe(false);
  });
  it('are listed by kick-off and filtered by sport', () => {
    const events = [later, anEvent(), aFinalEvent({ ID: 3 })];
    expect(availableGames(events, 'All', NOW).map((row) => row.ID)).toEqual([1, 2]);
    expect(availableGames(events, 'NCAA', NOW).map((row) => row.ID)).toEqual([2]);
  });
  it('name the next lock', () => {
    expect(nextLock([later, anEvent()], NOW)).toBe(kickoff(anEvent()));
    expect(nextLock([aFinalEvent()], NOW)).toBeNull();
  });
  it('group into runs that lose nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3)), (rows) => {
        const groups = groupRuns(rows, String);
        expect(groups.flatMap((group) => group.rows)).toEqual(rows);
        expect(groups.every((group, i) => group.key !== groups[i + 1]?.key)).toBe(true);
      }),
    );
  });
  it('are read again just after the hour, when lines change, and at least every ten minutes', () => {
    expect(picksRefresh([anEvent()], Date.parse('2026-11-15T15:58:00Z'))).toBe(125);
    expect(picksRefresh([anEvent()], Date.parse('2026-11-15T15:20:00Z'))).toBe(600);
    expect(picksRefresh([anEvent({ started: 1, inProgress: 1 })], NOW)).toBe(60);
  });
});
