import fc from 'fast-check';
import { compareMoments, NEWS_MS, type KeptMoment } from './compare.rules';
import type { Moment } from './moment';

const NOW = Date.UTC(2022, 9, 4);
const moment = (values: Partial<Moment> = {}): Moment => ({
  ...{ kind: 'pot', key: '4', round: 4, entries: [1], tells: 'all', figures: [36], says: 'Ann takes the pot.', happenedAt: NOW - 1000 },
  ...values,
});
const rounds = new Set([3, 4]);

/** What is kept after some looks, and what was said in them. */
function looks(...found: Moment[][]) {
  const said: string[] = [];
  let kept: KeptMoment[] = [];
  for (const moments of found) {
    const changes = compareMoments(kept, { rounds, found: moments, now: NOW });
    for (const change of changes) if (change.do !== 'forget' && change.says !== null) said.push(change.says);
    kept = changes.reduce(after, kept);
  }
  return { said, kept };
}

function after(kept: KeptMoment[], change: ReturnType<typeof compareMoments>[number]): KeptMoment[] {
  if (change.do === 'add') return [...kept, { ...change.moment, id: kept.length + 1, at: NOW, told: change.says !== null, undoneAt: null }];
  if (change.do === 'forget') return kept.filter(({ id }) => id !== change.id);
  const undoneAt = change.do === 'undo' ? NOW : null;
  return kept.map((one) => (one.id === change.id ? { ...one, ...change.moment, undoneAt } : one));
}

it('says what is so once, takes it back in words, and says that it is so again', () => {
  expect(looks([moment()], [moment()], [], [], [moment()], [moment()]).said).toEqual([
    'Ann takes the pot.',
    'Taken back: Ann takes the pot.',
    'So it is after all: Ann takes the pot.',
  ]);
});

it('corrects what has other figures, and a name without a word', () => {
  const shared = moment({ entries: [1, 2], figures: [18], says: 'Ann and Bob share the pot.' });
  const renamed = { ...shared, says: 'Anna and Bob share the pot.' };
  const { said, kept } = looks([moment()], [shared], [renamed]);
  expect(said).toEqual(['Ann takes the pot.', 'Corrected: Ann and Bob share the pot.']);
  expect(kept).toMatchObject([{ says: renamed.says }]);
});

it('tells nobody of what is no news any more, nor that it is not so', () => {
  const old = moment({ happenedAt: NOW - NEWS_MS - 1 });
  expect(looks([old], []).said).toEqual([]);
  expect(looks([old]).kept).toHaveLength(1);
});

it('leaves rounds alone that were not looked at, and forgets what is still to come', () => {
  const kept = (values: Partial<KeptMoment>): KeptMoment => ({ ...moment(), id: 7, at: NOW, told: true, undoneAt: null, ...values });
  expect(compareMoments([kept({ round: 9 })], { rounds, found: [], now: NOW })).toEqual([]);
  expect(compareMoments([kept({ at: NOW + 1 })], { rounds, found: [moment()], now: NOW }).map((one) => one.do)).toEqual(['forget', 'add']);
});

it('ends with what was found last, each once, however often what is found changes', () => {
  const one = fc.record({ key: fc.constantFrom('3', '4', '5'), figures: fc.tuple(fc.nat({ max: 2 })), says: fc.constantFrom('a', 'b') });
  const found = fc.uniqueArray(one, { selector: ({ key }) => key, maxLength: 3 }).map((all) => all.map(moment));
  fc.assert(
    fc.property(fc.array(found, { minLength: 1, maxLength: 6 }), (all) => {
      const { kept, said } = looks(...all);
      const holding = kept.filter(({ undoneAt }) => undoneAt === null);
      const facts = (list: readonly Pick<Moment, 'key' | 'figures' | 'says'>[]) =>
        list.map(({ key, figures, says }) => `${key} ${figures.join()} ${says}`).sort();
      expect(facts(holding)).toEqual(facts(all.at(-1)!));
      expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length);
      expect(looks(...all, all.at(-1)!).said).toEqual(said);
    }),
    { numRuns: 100 },
  );
});
