import type { Database, Tx } from '../ground/db/database';
import type { Viewer } from '../ground/viewer';
import type { PageGroups, PageKind } from '../web/pages/page';

interface Row {
  key: string;
  value: string;
}

/** Nothing passes later than this; each full second is a boundary of its own. */
const LAST_BOUNDARY = 3000;

const boundary = (now: number) => Math.min(LAST_BOUNDARY, Math.floor(now / 1000) * 1000);
const stored = (tx: Tx): Promise<Row[]> =>
  tx.selectFrom('settings').select(['key', 'value']).where('key', 'like', 'row:%').orderBy('key').execute();

/** Rows come and go, a secret one is user 1's alone, one is seen from 2000 on only, and the phase is time's own. */
function visible(rows: readonly Row[], { userId }: Viewer, now: number): PageGroups {
  const shown = rows.filter(({ key, value }) => (value !== 'secret' || userId === 1) && (key !== 'row:3' || now >= 2000));
  const phase = { ID: 'phase', odd: boundary(now) % 2000 };
  return {
    rows: shown.map(({ key, value }) => ({ ID: Number(key.slice(4)), value })),
    words: shown.filter(({ value }) => value !== 'y').map(({ key }) => ({ id: key, length: key.length })),
    phase: [phase],
  };
}

/** A page that changes in every way a page can change; for tests of the mechanism. */
const kind: PageKind<object, Row[]> = {
  name: 'changing board',
  key: () => '',
  scopes: () => ['rows', 'rows:odd'],
  load: async (tx, _params, now) => ({
    model: await stored(tx),
    validFrom: boundary(now),
    validUntil: now >= LAST_BOUNDARY ? Infinity : boundary(now) + 1000,
  }),
  rows: visible,
};

export const changingBoard = {
  kind,
  set: (db: Database, row: number, value: string | null) =>
    db.write(async (tx, touch) => {
      const key = `row:${row}`;
      touch(row % 2 ? 'rows:odd' : 'rows');
      await tx.deleteFrom('settings').where('key', '=', key).execute();
      if (value !== null) await tx.insertInto('settings').values({ key, value }).execute();
    }),
  clear: (db: Database) =>
    db.write(async (tx, touch) => {
      touch('rows');
      await tx.deleteFrom('settings').where('key', 'like', 'row:%').execute();
    }),
  /** The page as it must be, past every cache. */
  truth: (db: Database, viewer: Viewer, now: number) =>
    db
      .read(async (tx) => visible(await stored(tx), viewer, now))
      .then((groups) => Object.fromEntries(Object.entries(groups).map(([name, data]) => [name, { data }]))),
};
