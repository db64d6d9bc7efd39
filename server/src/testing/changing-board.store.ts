import type { Database, Tx } from '../ground/db/database';
import type { Viewer } from '../ground/viewer';
import type { PageLists, PartedPage } from '../web/pages/page';
import { part } from '../web/pages/parts';

interface Row {
  key: string;
  value: string;
}

/** Nothing passes later than this; each full second is a boundary of its own. */
const LAST_BOUNDARY = 3000;
/** From here on row 3 is seen. */
const ROW_3_FROM = 2000;

const boundary = (now: number) => Math.min(LAST_BOUNDARY, Math.floor(now / 1000) * 1000);
const boundaries = (now: number) => ({ validFrom: boundary(now), validUntil: now >= LAST_BOUNDARY ? Infinity : boundary(now) + 1000 });
const stored = (tx: Tx): Promise<Row[]> =>
  tx.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'row:%').orderBy('key').execute();
const idOf = ({ key }: Row): number => Number(key.slice(4));

/** Rows come and go, a secret one is user 1's alone, one is seen from 2000 on only, and the phase is time's own. */
function visible(rows: readonly Row[], { userId }: Viewer, now: number): PageLists {
  const shown = rows.filter(({ key, value }) => (value !== 'secret' || userId === 1) && (key !== 'row:3' || now >= ROW_3_FROM));
  const phase = { ID: 'phase', odd: boundary(now) % 2000 };
  return {
    rows: shown.map((row) => ({ ID: idOf(row), value: row.value })),
    words: shown.filter(({ value }) => value !== 'y').map(({ key }) => ({ id: key, length: key.length })),
    phase: [phase],
  };
}

/** A page that changes in every way a page can change; for tests of the mechanism. */
const whole: PartedPage<object> = {
  name: 'changing board',
  key: () => '',
  states: 8,
  parts: [
    part<object, { rows: Row[]; now: number }>({
      name: 'all',
      tags: () => ['rows', 'rows:odd'],
      load: async (tx, _params, now) => ({ model: { rows: await stored(tx), now }, ...boundaries(now) }),
      own: ({ rows, now }, viewer) => visible(rows, viewer, now),
    }),
  ],
};

/** Its length changes with some values only, and one field comes and goes. */
const rowOf = (row: Row, value: string) => ({ ID: idOf(row), length: value.length, value, ...(value === 'x' ? { cross: [row.key] } : {}) });
const listed = (rows: readonly Row[]) => rows.filter(({ value }) => value !== 'secret').map((row) => rowOf(row, row.value));
/** A secret is user 1's alone, and what is x is another row for user 2 than for everybody else. */
const ownListed = (rows: readonly Row[], userId: number) =>
  rows.flatMap((row) => {
    if (userId === 1 && row.value === 'secret') return [rowOf(row, 'secret')];
    return userId === 2 && row.value === 'x' ? [rowOf(row, 'mine')] : [];
  });
const slots = (rows: readonly Row[]) =>
  new Map(rows.filter(({ value }) => value !== 'secret').map((row) => [row.key, { ...rowOf(row, row.value), ID: 7 }]));
const ownSlots = (rows: readonly Row[], userId: number) =>
  new Map(rows.flatMap((row) => (userId === 1 && row.value !== 'y' ? [[row.key, { ...rowOf(row, row.value), ID: 8 }] as const] : [])));

/** The same facts as a page of parts: lists and keyed groups, shared rows, own ones beside them and in their places. */
const parted: PartedPage<object> = {
  name: 'changing parts',
  key: () => '',
  states: 12,
  parts: [
    part<object, Row[]>({
      name: 'even',
      tags: () => ['rows'],
      load: async (tx) => ({ model: (await stored(tx)).filter((row) => idOf(row) % 2 === 0), validFrom: 0, validUntil: Infinity }),
      shared: (rows) => ({ even: listed(rows) }),
      own: (rows, { userId }) => ({ even: ownListed(rows, userId), me: [{ ID: 1, userId, secrets: ownListed(rows, userId).length }] }),
    }),
    part<object, Row[]>({
      name: 'odd',
      tags: () => ['rows:odd'],
      load: async (tx, _params, now) => ({
        model: (await stored(tx)).filter((row) => idOf(row) % 2 === 1 && (row.key !== 'row:3' || now >= ROW_3_FROM)),
        ...boundaries(now),
      }),
      shared: (rows) => ({ odd: listed(rows), slots: slots(rows) }),
      own: (rows, { userId }) => ({ slots: ownSlots(rows, userId) }),
    }),
    part<object, object>({
      name: 'phase',
      tags: () => [],
      load: async (_tx, _params, now) => ({ model: { odd: boundary(now) % 2000 }, ...boundaries(now) }),
      shared: (phase) => ({ phase: [{ ID: 'phase', ...phase }] }),
    }),
  ],
};

/** The parted page past every cache, put together in the plainest way. */
function partedTruth(rows: readonly Row[], { userId }: Viewer, now: number): Record<string, unknown> {
  const even = rows.filter((row) => idOf(row) % 2 === 0);
  const odd = rows.filter((row) => idOf(row) % 2 === 1 && (row.key !== 'row:3' || now >= ROW_3_FROM));
  const evenRows = new Map([...listed(even), ...ownListed(even, userId)].map((row) => [row.ID, row]));
  return {
    even: [...evenRows.values()],
    me: [{ ID: 1, userId, secrets: ownListed(even, userId).length }],
    odd: listed(odd),
    slots: Object.fromEntries([...slots(odd), ...ownSlots(odd, userId)]),
    phase: [{ ID: 'phase', odd: boundary(now) % 2000 }],
  };
}

export const changingBoard = {
  whole,
  parted,
  set: (db: Database, row: number, value: string | null) =>
    db.write(async (tx, invalidate) => {
      const key = `row:${row}`;
      invalidate(row % 2 ? 'rows:odd' : 'rows');
      await tx.deleteFrom('settings').where('key', '=', key).execute();
      if (value !== null) await tx.insertInto('settings').values({ key, value }).execute();
    }),
  clear: (db: Database) =>
    db.write(async (tx, invalidate) => {
      invalidate('rows');
      invalidate('rows:odd');
      await tx.deleteFrom('settings').where('key', 'like', 'row:%').execute();
    }),
  /** The pages as they must be, past every cache. */
  truth: (db: Database, page: { name: string }, viewer: Viewer, now: number) =>
    db
      .read(async (tx) => (page === parted ? partedTruth : visible)(await stored(tx), viewer, now))
      .then((groups) => Object.fromEntries(Object.entries(groups).map(([name, data]) => [name, { data }]))),
};
