import { setTimeout as pause } from 'node:timers/promises';
import { contests as plugs } from '../contests';
import { DEMO_SCENES, sceneAt, USUAL_SCENE, type DemoScene } from '../contests/demo/demo-scenes';
import { readDemoStart } from '../contests/demo/demo-start';
import { isEmpty } from '../contests/demo/demo.store';
import { fillDemoLeague } from '../demo/fill-demo-league';
import { serveDemoWords } from '../ground/called';
import type { Database } from '../ground/db/database';
import { outageOf } from '../ground/db/unavailable';
import { Refusal } from '../ground/refusal';

/** How long a server waits for another one that fills the database, which takes a slow machine longer than a write may wait. */
const FILL_AT_MOST_MS = 5 * 60_000;

/**
 * Fills an empty database with the demo league. Of several servers that start at once on it, one fills it; the others wait for it, or do it
 * when it ends half-way.
 *
 * @param scene refused where a demo of another one is there: it would be passed over without a word
 */
export async function fillOnce(db: Database, scene: DemoScene | undefined, practiceStart: number | undefined): Promise<void> {
  if (scene !== undefined) await refuseOtherScene(db, scene);
  const { start } = DEMO_SCENES[scene ?? USUAL_SCENE];
  const giveUpAt = performance.now() + FILL_AT_MOST_MS;
  while (await db.read(isEmpty)) {
    // Before that its players would have said and picked what they had not come to yet.
    if (practiceStart !== undefined && practiceStart < start)
      throw new Refusal(
        'conflict',
        `The demo league begins at ${new Date(start).toISOString()}. Leave POOLHOUSE_CLOCK unset, or set it to that instant or a later one.`,
      );
    try {
      return await fillDemoLeague(db, plugs, start);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'conflict') return;
      if (outageOf(error) !== 'busy' || performance.now() > giveUpAt) throw error;
      await pause(1000);
    }
  }
}

async function refuseOtherScene(db: Database, scene: DemoScene): Promise<void> {
  const there = await db.read(readDemoStart);
  if (there === undefined || there === DEMO_SCENES[scene].start) return;
  const here = sceneAt(there);
  throw new Refusal(
    'conflict',
    `The demo league here began at another moment${here ? ` (${here})` : ''}: type ${serveDemoWords()} --again --scene ${scene} to begin anew with this one, or leave --scene out to go on.`,
  );
}
