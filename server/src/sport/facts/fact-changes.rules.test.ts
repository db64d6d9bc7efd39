import fc from 'fast-check';
import { factChanges, isEmptyChange, type FactChanges } from './fact-changes.rules';
import { NO_FACTS, ROOFS, type GameFacts, type KnownFacts } from './game-facts.rules';

const KICKOFF = 100;
const starter = fc.option(fc.constantFrom({ id: '1', name: 'Ann' }, { id: '2', name: 'Ben' }), { nil: null });
const named = starter.chain((one) => fc.constantFrom('import', 'admin').map((source) => one && { ...one, source, reason: '' }));
const facts: fc.Arbitrary<GameFacts> = fc.record({
  totalLine: fc.constantFrom(null, 41.5, 44),
  neutral: fc.constantFrom(null, true, false),
  roof: fc.constantFrom(null, ...ROOFS),
  starters: fc.tuple(starter, starter),
});
const known: fc.Arbitrary<KnownFacts> = fc.tuple(facts, named, named).map(([one, away, home]) => ({ ...one, starters: [away, home] }));
const telling = fc.record({
  from: fc.constantFrom('import' as const, 'feed' as const),
  kickoffAt: fc.constant(KICKOFF),
  now: fc.constantFrom(50, 150),
});
const after = (before: KnownFacts, { starter1, starter2, ...rest }: FactChanges): KnownFacts => ({
  ...before,
  ...rest,
  starters: [
    starter1 ? { ...starter1, source: 'import', reason: '' } : before.starters[0],
    starter2 ? { ...starter2, source: 'import', reason: '' } : before.starters[1],
  ],
});

test('what a source tells twice is new once, and what it does not tell stays', () => {
  fc.assert(
    fc.property(known, facts, telling, (before, reported, how) => {
      const changes = factChanges(before, reported, how);
      expect(factChanges(after(before, changes), reported, how)).toEqual({});
      expect(isEmptyChange(factChanges(before, NO_FACTS, how))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a total is frozen at kick-off, and no feed speaks of anything but starters afterwards', () => {
  fc.assert(
    fc.property(known, facts, (before, reported) => {
      const late = { kickoffAt: KICKOFF, now: KICKOFF };
      if (before.totalLine !== null) expect(factChanges(before, reported, { from: 'import', ...late }).totalLine).toBeUndefined();
      const { starter1: _one, starter2: _two, ...changes } = factChanges(before, reported, { from: 'feed', ...late });
      expect(changes).toEqual({});
    }),
    { numRuns: 200 },
  );
});

test('a starter whom an administrator named stands until kick-off', () => {
  const before: KnownFacts = { ...NO_FACTS, starters: [{ id: '1', name: 'Ann', source: 'admin', reason: 'injury report' }, null] };
  const reported: GameFacts = { ...NO_FACTS, starters: [{ id: '2', name: 'Ben' }, null] };
  expect(factChanges(before, reported, { from: 'import', kickoffAt: KICKOFF, now: 99 })).toEqual({});
  expect(factChanges(before, reported, { from: 'import', kickoffAt: KICKOFF, now: 100 })).toEqual({ starter1: { id: '2', name: 'Ben' } });
});

test('a scoreboard’s total waits where a feed of lines has spoken', () => {
  const reported: GameFacts = { ...NO_FACTS, totalLine: 44 };
  const how = { from: 'feed', kickoffAt: KICKOFF, now: 50 } as const;
  expect(factChanges({ ...NO_FACTS, starters: [null, null] }, reported, { ...how, keepTotal: true })).toEqual({});
  expect(factChanges({ ...NO_FACTS, starters: [null, null] }, reported, how)).toEqual({ totalLine: 44 });
});
