import fc from 'fast-check';
import { MadeRow } from './made-row';
import { groupText } from './row-texts';
import { SharedRows } from './shared-rows';

type Row = { ID: number } & Record<string, number | null>;
type Client = Map<number, Record<string, unknown>>;

class Made extends MadeRow {
  constructor(private readonly row: Row) {
    super();
  }
  get name(): string {
    return `"ID":${this.row.ID}`;
  }
  fields(): Row {
    return { ...this.row };
  }
}

const value = fc.constantFrom(1, 2, null);
const row = fc.record({ a: value, b: value, c: value }, { requiredKeys: ['a'] });
const state = fc.record({
  rows: fc.dictionary(fc.constantFrom('1', '2', '3'), row),
  made: fc.boolean(),
  // A state from which nobody asks any more, counted back from this one.
  forget: fc.option(fc.integer({ min: 1, max: 4 })),
});

function overlaid(client: Client, text: string): Client {
  const page = JSON.parse(`{${text}}`) as { rows: { data: (Row & { __removed?: 1; __without?: string[] })[] } };
  const next = new Map(client);
  for (const { __removed: removed, __without: without = [], ...fields } of page.rows.data) {
    const merged: Record<string, unknown> = { ...next.get(fields.ID), ...fields };
    for (const name of without) delete merged[name];
    if (removed) next.delete(fields.ID);
    else next.set(fields.ID, merged);
  }
  return next;
}

describe('what all see alike, step by step', () => {
  it('brings a client of any step that is not forgotten to the rows as they are', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (states) => {
        const shared = new SharedRows();
        const clients = new Map<number, Client>();
        let forgotten = 0;
        for (const [at, { rows, made, forget }] of states.entries()) {
          const step = at + 1;
          const all = Object.entries(rows).map(([id, fields]) => ({ ID: Number(id), ...fields }));
          shared.put('rows', made ? all.map((one) => new Made(one)) : all, step);
          const whole = JSON.parse(`{${shared.text(['rows'])}}`) as { rows: { data: Row[] } };
          expect(whole.rows.data).toEqual(all);
          const now: Client = new Map(all.map((one) => [one.ID, one]));
          clients.set(step, now);
          for (let from = Math.max(1, forgotten); from <= step; from += 1) {
            const changes = shared.changesSince(from).get('rows') ?? new Map<string, string | null>();
            expect(overlaid(clients.get(from) ?? new Map(), groupText('rows', false, changes))).toEqual(now);
          }
          if (forget !== null && step - forget > forgotten) shared.forget((forgotten = step - forget));
        }
      }),
      { numRuns: 500 },
    );
  });
});
