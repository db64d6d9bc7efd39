import { formatList } from '@poolhouse/contract/formats';
import type { Agent } from '../../ground/agents/agent';
import type { Mode } from '../../ground/settings/mode';
import { advance, tournamentsDue } from './advance';

/** Moves tournaments that the clock alone moves: the field is announced, a team goes on without playing. */
export function tournamentAgent(mode: Mode): Agent {
  return {
    name: 'tournament',
    defaultRefreshSeconds: 60,
    schedule: 'interval',
    rests: mode === 'practice' ? 'Rests: the practice clock moves the bracket.' : undefined,
    async run({ db, clock }) {
      if ((await db.read((tx) => tournamentsDue(tx, clock.now()))).length === 0) return { words: 'Nothing to move.' };
      const moved = await db.write(async (tx, invalidate) => {
        const seasons = await tournamentsDue(tx, clock.now());
        for (const season of seasons) await advance(tx, invalidate, season, clock.now());
        return seasons;
      });
      return { words: `Moved on: ${formatList(moved)}.` };
    },
  };
}
