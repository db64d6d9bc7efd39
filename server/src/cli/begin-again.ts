import { existsSync, rmSync } from 'node:fs';
import type { Config } from '../app/config';
import { migrateSite } from '../app/migrate-site';
import { contests as plugs } from '../contests';
import { DEMO_SCENES, sceneAt, USUAL_SCENE, type DemoScene } from '../contests/demo/demo-scenes';
import { readDemoStart } from '../contests/demo/demo-start';
import { isEmpty } from '../contests/demo/demo.store';
import { fillDemoLeague } from '../demo/fill-demo-league';
import { SystemClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { markedMode } from '../ground/settings/mode';
import { giveKept, readKept, type Kept } from './begin-again.store';
import { CommandRefused } from './command-refused';
import { takeOver } from './sqlite-take-over';

/** Browsers hold the site to what was released by it, and a server makes its agents known when it starts. */
const STAYS = /^(release_|agents$)/;

/**
 * Puts a demo in the embedded database back to where its scene begins, or to where another one does: made anew beside it, then its rows
 * are exchanged in one transaction, so that a server that is running goes on with it. Who was signed in stays so. Does nothing where there
 * is no database yet, or an empty one.
 */
export async function beginAgain({ databaseUrl, databaseFile }: Config, scene?: DemoScene): Promise<void> {
  if (databaseUrl !== undefined)
    throw new CommandRefused('A demo begins anew in the embedded database alone. In PostgreSQL, empty the database and start again.');
  if (!existsSync(databaseFile)) return;
  const kept = await keptOf(databaseFile);
  if (kept === undefined) return;
  const chosen = scene ?? sceneAt(kept.start) ?? USUAL_SCENE;
  const copy = `${databaseFile}.${process.pid}.anew`;
  try {
    await fillAnew(copy, DEMO_SCENES[chosen].start, kept);
    takeOver(databaseFile, copy, STAYS);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

/** What a demo keeps; undefined for a database in which nothing is. @throws CommandRefused for a site that is no demo */
async function keptOf(file: string): Promise<(Kept & { start: number }) | undefined> {
  return inDatabase(file, (db) =>
    db.read(async (tx) => {
      const start = await readDemoStart(tx);
      if (start !== undefined && (await markedMode(tx)) === 'practice') return { start, ...(await readKept(tx)) };
      if (await isEmpty(tx)) return undefined;
      throw new CommandRefused(
        `${file} holds a site that is no demo, and stays as it is. Name another folder in POOLHOUSE_DATA for a demo.`,
      );
    }),
  );
}

async function fillAnew(file: string, start: number, kept: Kept): Promise<void> {
  await inDatabase(file, async (db) => {
    await fillDemoLeague(db, plugs, start);
    await db.write(async (tx) => giveKept(tx, kept, { start, wallNow: new SystemClock().now() }));
  });
}

async function inDatabase<T>(file: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ file });
  try {
    await migrateSite(db);
    return await work(db);
  } finally {
    await db.close();
  }
}
