import type { UnderdogsEventRow, UnderdogsPickRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { anEvent, aGraded, aPick, aSealedPick, NOW, SUNDAY_1PM } from '../testing/rows.fixture';
import { choicesOf, dogOf, dogsOf, weeksToPick } from './dogs.rules';
import { currentLine, isOpen, pickOf, plannedPicks } from './my-pick.rules';
import { usedElsewhere, usedTeams } from './used-teams.rules';
import { weekChoices } from './week-choices.rules';

const anyEvent = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    line: fc.option(
      fc.integer({ min: -40, max: 40 }).map((halves) => halves / 2),
      { nil: null },
    ),
    hours: fc.integer({ min: -30, max: 90 }),
    week: fc.integer({ min: 11, max: 13 }),
  })
  .map(({ id, line, hours, week }): UnderdogsEventRow =>
    anEvent({
      ID: id,
      week,
      team1: `Away ${id}`,
      team2: `Home ${id}`,
      Spread1: line,
      Spread2: line === null ? null : 0 - line,
      day: new Date(NOW + hours * 3_600_000).toISOString(),
    }),
  );
const anyEvents = fc.uniqueArray(anyEvent, { selector: (event) => event.ID, maxLength: 16 });

describe('the sides that can be picked', () => {
  it('are those that get points, and never a favourite', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        for (const {
          line,
          team,
          event: { team1 },
        } of dogsOf(event)) {
          expect(line).toBe(team === team1 ? event.Spread1 : event.Spread2);
          if (line !== null) expect(line).toBeGreaterThan(0);
        }
        expect(dogsOf(event)).toHaveLength(event.Spread1 === null ? 2 : event.Spread1 === 0 ? 0 : 1);
      }),
    );
  });

  it('know where they play', () => {
    expect(dogOf(anEvent())).toMatchObject({ team: 'Jets', side: 1, line: 7.5, opponent: 'at Patriots' });
    expect(dogOf(anEvent({ Spread1: -3, Spread2: 3 }))).toMatchObject({ team: 'Patriots', side: 2, line: 3, opponent: 'Jets' });
  });
});

describe('the choices of a week', () => {
  const choices = (events: UnderdogsEventRow[], mine: string, used: ReadonlyMap<string, number>) =>
    choicesOf({ events, week: 11, mine, used, now: NOW });

  it('hold each underdog of that week that is to come once, and only free ones can be taken', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(99), (events, one) => {
        const used = new Map([
          [`Away ${one}`, 3],
          [`Home ${one}`, 12],
        ]);
        const all = choices(events, '', used);
        expect(all.map(({ dog }) => dog.team).sort()).toEqual(
          events
            .filter((event) => event.week === 11 && Date.parse(event.day) > NOW)
            .flatMap(dogsOf)
            .map((dog) => dog.team)
            .sort(),
        );
        for (const { dog, state } of all.filter((choice) => choice.state === 'free')) {
          expect(used.has(dog.team)).toBe(false);
          expect(Date.parse(dog.event.day)).toBeGreaterThan(NOW);
          expect(state).toBe('free');
        }
      }),
    );
  });

  it('say in which week a team was used, and mark the one that is mine', () => {
    const events = [anEvent(), anEvent({ ID: 2, team1: 'Bears', team2: 'Vikings', Spread1: 3, Spread2: -3 })];
    const used = usedTeams([aPick(), aGraded(1, 4, 'Bears', 'C'), aGraded(2, 5, 'Vikings', 'W'), aSealedPick({ week: 12 })], 1);
    expect(choices(events, 'Jets', used)).toMatchObject([
      { dog: { team: 'Bears' }, state: 'used', week: 4 },
      { dog: { team: 'Jets' }, state: 'mine' },
    ]);
    expect([...used]).toEqual([
      ['Jets', 11],
      ['Bears', 4],
    ]);
  });

  it('close at kick-off by the site’s time', () => {
    const begun = anEvent({ day: new Date(NOW).toISOString() });
    expect(choices([begun], '', new Map())).toEqual([]);
    expect(choices([anEvent({ started: 1 })], '', new Map())).toEqual([]);
  });

  it('are closed once my own game has begun', () => {
    const events = [anEvent({ started: 1 }), anEvent({ ID: 2, team1: 'Bears' })];
    expect(choicesOf({ events, week: 11, mine: 'Jets', used: new Map(), locked: true, now: NOW })).toMatchObject([
      { dog: { team: 'Jets' }, state: 'locked' },
    ]);
  });

  it('tell the weeks in which there is something to choose', () => {
    const events = [anEvent({ week: 13, team1: 'Bears' }), anEvent(), anEvent({ ID: 2, team1: 'Rams' }), anEvent({ ID: 3, week: 12 })];
    const weeks = (picks: UnderdogsPickRow[], now = NOW) => weeksToPick(events, weekChoices(events, picks, 1, now));
    expect(weeks([])).toEqual([11, 12, 13]);
    // The Jets are used in week 11, so week 12 has nothing left.
    expect(weeks([aPick()])).toEqual([11, 13]);
    expect(weeks([aPick({ Day: new Date(NOW).toISOString() })])).toEqual([13]);
    expect(weeks([], Date.parse(SUNDAY_1PM))).toEqual([]);
  });
});

describe('my pick', () => {
  it('is found by entry and week, and never when sealed', () => {
    const picks = [aPick({ ID: '1-12', week: 12 }), aPick(), aSealedPick({ ID: '2-11', entry_id: 2 })];
    expect(pickOf(picks, 1, 11)).toBe(picks[1]);
    expect(pickOf(picks, 2, 11)).toBeNull();
    expect(plannedPicks(picks, 1, 11)).toEqual([picks[0]]);
  });

  it('is open until its kick-off', () => {
    expect(isOpen(aPick(), Date.parse(SUNDAY_1PM) - 1)).toBe(true);
    expect(isOpen(aPick(), Date.parse(SUNDAY_1PM))).toBe(false);
    expect(isOpen(aPick({ live: 1 }), NOW)).toBe(false);
    expect(isOpen(aGraded(1, 3, 'Bears', 'W', { Day: SUNDAY_1PM }), NOW)).toBe(false);
  });

  it('knows today’s line of its team', () => {
    expect(currentLine(aPick(), [anEvent({ Spread1: 8, Spread2: -8 })])).toBe(8);
    expect(currentLine(aPick({ pick: 'Patriots' }), [anEvent()])).toBe(-7.5);
    expect(currentLine(aPick(), [])).toBeNull();
  });

  it('does not stand in the way of itself', () => {
    const used = usedTeams([aPick()], 1);
    expect(usedElsewhere(used, 'Jets', 11)).toBeNull();
    expect(usedElsewhere(used, 'Jets', 12)).toBe(11);
    expect(usedElsewhere(used, 'Bears', 12)).toBeNull();
  });
});
