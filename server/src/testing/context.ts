import pino from 'pino';
import { FixedClock } from '../ground/clock/clock';
import type { Database } from '../ground/db/database';
import { createPages } from '../web/pages/pages';
import type { TestEngine } from './engines';

/** 2022-09-06T12:00:00Z, the Tuesday that opens week 1 of the 2022 season. */
export const SEASON_OPENS = Date.UTC(2022, 8, 6, 12);

/** What a room of the server is handed, but for the HTTP side; `clock` moves only when told to. */
export async function testParts(engine: TestEngine, at = SEASON_OPENS) {
  return partsOn(await engine.open(), at);
}

/** The same over a database that is open already, as a second server process would have it. */
function partsOn(db: Database, at = SEASON_OPENS) {
  const clock = new FixedClock(at);
  return { db, clock, wall: clock, pages: createPages(db, clock), log: pino({ level: 'silent' }) };
}

export type TestParts = ReturnType<typeof partsOn>;
