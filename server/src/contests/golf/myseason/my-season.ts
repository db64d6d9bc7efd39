import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { wantedGolf } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { readOpenSeason } from './open-season';
import { headOf, ownSeason } from './own-season';

type MySeason = DataOf<'GET golf/my_season'>;

/** The viewer's season up to the last tournament that is official. */
export async function readMySeason(
  tx: Tx,
  memories: GolfMemories,
  { viewer, contestId, now }: { viewer: Viewer; contestId: number | undefined; now: number },
): Promise<MySeason> {
  const { contest } = await wantedGolf(memories.directory.in(tx), viewer, contestId, now);
  const season = await readOpenSeason(tx, memories, contest, now);
  const entry = season.entries.find(({ userId }) => userId === viewer.userId);
  const own = entry && ownSeason(season, entry);
  return {
    config: { data: [own?.head ?? headOf(season, entry)] },
    tournaments: { data: [...(own?.tournaments ?? [])] },
    picks: { data: [...(own?.picks ?? [])] },
    facts: { data: [...(own?.facts ?? [])] },
    rules: { data: [...(own?.rules ?? [])] },
    beside: { data: own?.beside ? [own.beside] : [] },
  };
}
