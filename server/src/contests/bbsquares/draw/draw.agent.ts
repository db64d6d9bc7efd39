import type { Agent } from '../../../ground/agents/agent';
import { tag } from '../../../ground/db/database';
import { PassedOver } from '../../../ground/passed-over';
import { boardsToDraw } from '../board/boards.store';
import { drawDue } from './draw-due';

const LOOK_EVERY_SECONDS = 30;
/** A fast practice clock is looked at after so much of its own time, s. */
const SITE_SECONDS = 60;
const AT_MOST_EVERY_SECONDS = 2;

/** Draws the numbers of boards that are closed, as soon as the games that decide them are over. */
export function drawAgent(): Agent {
  return {
    name: 'squares-draw',
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ db, clock, signal }) => {
      const waiting = await db.read((tx) => boardsToDraw(tx, clock.now()));
      const passed = new PassedOver();
      let drawn = 0;
      for (const { contestId, name, year } of waiting) {
        if (signal.aborted) break;
        const only = { only: tag.contest(contestId) };
        const draw = () => db.write((tx, invalidate) => drawDue(tx, invalidate, { id: contestId, year }, clock.now()), only);
        if (await passed.over(`${name} ${year} (squares board ${contestId})`, draw)) drawn += 1;
      }
      const nextSeconds =
        clock.rate <= 0 ? AT_MOST_EVERY_SECONDS : Math.max(AT_MOST_EVERY_SECONDS, Math.min(LOOK_EVERY_SECONDS, SITE_SECONDS / clock.rate));
      return { words: drawn === 0 ? 'No draw is due' : `${drawn} drawn`, nextSeconds: Math.round(nextSeconds), passedOver: passed.words };
    },
  };
}
