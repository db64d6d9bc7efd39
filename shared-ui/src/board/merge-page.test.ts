import fc from 'fast-check';
import { mergePage } from './merge-page';

interface Row {
  ID: number;
  v: number;
}
type Page = Record<string, { data: Row[] }>;

const rows = fc.uniqueArray(fc.record({ ID: fc.integer({ min: 1, max: 12 }), v: fc.integer({ min: 0, max: 3 }) }), {
  selector: (row) => row.ID,
});
const page = fc.record({ scores: fc.record({ data: rows }), smack: fc.record({ data: rows }) });

/** What a server sends: rows that are new or differ, and marks for those that are gone. */
function deltaBetween(old: Page, next: Page) {
  const groups = Object.entries(next).map(([name, { data }]) => {
    const before = new Map(old[name]?.data.map((row) => [row.ID, JSON.stringify(row)]));
    const sent: object[] = data.filter((row) => before.get(row.ID) !== JSON.stringify(row));
    const gone = [...before.keys()].filter((id) => !data.some((row) => row.ID === id)).map((ID) => ({ ID, __removed: 1 }));
    return [name, { data: [...sent, ...gone] }] as const;
  });
  return Object.fromEntries(groups.filter(([, { data }]) => data.length > 0)) as Partial<Page>;
}

const sorted = (value: Page) =>
  Object.fromEntries(Object.entries(value).map(([name, { data }]) => [name, [...data].sort((a, b) => a.ID - b.ID)]));

describe('mergePage', () => {
  it('gives the new page from the old one and the rows that changed', () => {
    fc.assert(
      fc.property(page, page, (old, next) => {
        expect(sorted(mergePage<Page>(old, { data: deltaBetween(old, next) }))).toEqual(sorted(next));
      }),
    );
  });

  it('never changes the old page and keeps the identity of rows that did not change', () => {
    fc.assert(
      fc.property(page, page, (old, next) => {
        const copy = structuredClone(old);
        const merged = mergePage<Page>(old, { data: deltaBetween(old, next) });
        expect(old).toEqual(copy);
        for (const row of merged.scores?.data ?? []) {
          const same = old.scores.data.find((before) => before.ID === row.ID && before.v === row.v);
          if (same) expect(row).toBe(same);
        }
      }),
    );
  });

  it('applied twice gives the same', () => {
    fc.assert(
      fc.property(page, page, (old, next) => {
        const answer = { data: deltaBetween(old, next) };
        const once = mergePage<Page>(old, answer);
        expect(mergePage<Page>(once, answer)).toEqual(once);
      }),
    );
  });

  it('replaces everything by a whole page, in the order sent', () => {
    fc.assert(
      fc.property(page, page, (old, next) => {
        expect(mergePage<Page>(old, { data: next, __whole: true })).toEqual(next);
      }),
    );
  });

  it('updates in place and appends at the end', () => {
    const old = {
      scores: {
        data: [
          { ID: 1, v: 0, team: 'A' },
          { ID: 2, v: 0, team: 'B' },
        ],
      },
    };
    expect(
      mergePage<object>(old, {
        data: {
          scores: {
            data: [
              { ID: 9, v: 1 },
              { ID: 1, v: 5 },
            ],
          },
        },
      }),
    ).toEqual({
      scores: {
        data: [
          { ID: 1, v: 5, team: 'A' },
          { ID: 2, v: 0, team: 'B' },
          { ID: 9, v: 1 },
        ],
      },
    });
  });

  it('matches by id where there is no ID, and does not confuse 1 with "1"', () => {
    const merged = mergePage<{ contests: { data: object[] } }>(
      {
        contests: {
          data: [
            { id: 1, name: 'a' },
            { id: '1', name: 'b' },
          ],
        },
      },
      { data: { contests: { data: [{ id: '1', name: 'c' }] } } },
    );
    expect(merged.contests.data).toEqual([
      { id: 1, name: 'a' },
      { id: '1', name: 'c' },
    ]);
  });

  it('overlays what is no list and replaces lists of rows without a name', () => {
    expect(
      mergePage<object>(
        { meta: { a: 1, b: 2 }, n: 1, days: { data: ['Mon'] } },
        { data: { meta: { b: 3 }, n: 2, days: { data: ['Tue'] } } },
      ),
    ).toEqual({ meta: { a: 1, b: 3 }, n: 2, days: { data: ['Tue'] } });
  });

  it('keeps everything when nothing changed', () => {
    const old = { scores: { data: [{ ID: 1, v: 0 }] } };
    expect(mergePage(old, { data: {} }).scores).toBe(old.scores);
  });

  it('overlays the fields that changed, and takes out those that are named as gone', () => {
    const old = { scores: { data: [{ ID: 1, v: 0, note: 'x', w: 3 }] } };
    const answer = { data: { scores: { data: [{ ID: 1, v: 2, __without: ['note'] }] } } };
    expect(mergePage<object>(old, answer)).toEqual({ scores: { data: [{ ID: 1, v: 2, w: 3 }] } });
  });

  it('takes a group named like the prototype as a plain group', () => {
    const merged = mergePage<Record<string, unknown>>({}, { data: JSON.parse('{"__proto__":{"data":[{"ID":1}]}}') as object });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(({} as { data?: unknown }).data).toBeUndefined();
  });
});

describe('a keyed group', () => {
  const old = { bracket: { data: { r1p1: { ID: 7, Team: 'Duke' }, r2p1: { ID: 7, Team: 'Duke' } } } };

  it('is overlaid by key; null takes a key out, and what did not change stays the same', () => {
    const answer = { data: { bracket: { data: { r2p1: null, r1p2: { ID: 8, Team: 'Iona' } } } } };
    const next = mergePage<{ bracket: { data: Record<string, object | null> } }>(old, answer);
    expect(next.bracket.data).toEqual({ r1p1: { ID: 7, Team: 'Duke' }, r1p2: { ID: 8, Team: 'Iona' } });
    expect(next.bracket.data.r1p1).toBe(old.bracket.data.r1p1);
  });

  it('is what was sent when the whole page was', () => {
    const answer = { data: { bracket: { data: { r1p2: { ID: 8 } } } }, __whole: true };
    expect(mergePage<object>(old, answer)).toEqual({ bracket: { data: { r1p2: { ID: 8 } } } });
  });
});
