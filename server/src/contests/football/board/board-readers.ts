import { tag, type Tx } from '../../../ground/db/database';
import { Versioned } from '../../../ground/memory/versioned';
import { readPushKeys } from '../../../people/push/push-keys';
import { staleScores } from '../../../sport/feeds/health.store';
import type { Sport } from '../../../sport/games/game';
import { wishesOfWeek, type Wishes } from '../../../sport/notices/wishes.store';
import type { Memories } from '../../memories';
import type { Readers } from './board';

/** What the board is read by beside picks and games. */
export interface BoardReaders extends Readers {
  /** Whether notices can be sent. */
  push(tx: Tx): Promise<boolean>;
  stale: Versioned<null, ReadonlyMap<Sport, number>>;
  /** What players want to hear of the games of a week, by its opening Tuesday. */
  wishes: Versioned<{ year: number; start: string }, Wishes>;
}

const WISH_BYTES = 200;

export function boardReaders({ db }: Memories, readers: Readers): BoardReaders {
  let keys = false;
  return {
    ...readers,
    // The site's keys are made once and stay.
    push: async (tx) => (keys ||= (await readPushKeys(tx)) !== undefined),
    stale: new Versioned<null, ReadonlyMap<Sport, number>>(db, {
      name: 'silent feeds',
      maxBytes: 1000,
      key: () => '',
      tags: () => [tag.feeds],
      load: async (tx) => [{ value: await staleScores(tx) }],
      weigh: () => WISH_BYTES,
    }),
    wishes: new Versioned(db, {
      name: 'wishes',
      maxBytes: 32_000_000,
      key: ({ year, start }) => `${year} ${start}`,
      tags: ({ year }) => [tag.wishes(year), tag.season(year)],
      async load(tx, wanted) {
        const wishes: { value: Wishes }[] = [];
        for (const { start } of wanted) wishes.push({ value: await wishesOfWeek(tx, start) });
        return wishes;
      },
      weigh: (wishes) => [...wishes.values()].reduce((sum, games) => sum + games.size * WISH_BYTES, WISH_BYTES),
    }),
  };
}
