import type { Pick1PickRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Contest, Entry } from '../../contest';
import type { GolfMemories } from '../golf-memories';
import { anteOf } from '../rules/side-action.rules';
import { pick1Of } from '../stores/picks.store';
import { pick1Net, pick1Order } from './finals';
import { pick1Stand, type Pick1Stand } from './in-play';
import type { Play } from './play';
import { dollars } from './standing-rows';

/** The table of the Pick1 contest that goes with a golf contest. */
export interface Pick1Table {
  readonly entries: readonly Entry[];
  readonly shared: readonly Pick1PickRow[];
  readonly own: ReadonlyMap<number, readonly Pick1PickRow[]>;
  readonly stand: Pick1Stand;
}

export async function pick1Rows(tx: Tx, memories: GolfMemories, play: Play, contest: Contest | undefined): Promise<Pick1Table | undefined> {
  if (!contest) return undefined;
  const all = await memories.directory.in(tx).entriesOf(contest.id);
  const entries = all.filter(({ createdAt }) => createdAt <= play.facts.tournament.firstTeeAt);
  const picks = await pick1Of(tx, play.event.tid);
  const order = pick1Order(
    play,
    entries.map(({ id, name }) => ({ entryId: id, name, golferId: picks.get(id)?.golferId ?? null })),
  );
  const net = play.board.begun ? pick1Net(order, anteOf(play.event.double)) : new Map<number, number>();
  const stand = pick1Stand(play.board, entries, picks);
  const rowOf = (entry: (typeof entries)[number], open: boolean, mine: 0 | 1): Pick1PickRow => {
    const golferId = picks.get(entry.id)?.golferId ?? null;
    const leader = stand.leaders.get(entry.id);
    return {
      ID: entry.id,
      EntryName: entry.name,
      Golfer_ID: open ? golferId : null,
      Pick: open ? (leader?.name ?? '') : golferId === null ? '' : 'Picked',
      Score: open ? (leader?.score ?? '') : '',
      Position: open ? (leader?.position ?? '') : '',
      Points: open ? dollars(net.get(entry.id) ?? 0) : 0,
      mine,
    };
  };
  const own = new Map<number, Pick1PickRow[]>();
  for (const entry of entries) own.set(entry.userId, [...(own.get(entry.userId) ?? []), rowOf(entry, true, 1)]);
  return { entries: all, shared: entries.map((entry) => rowOf(entry, play.locked, 0)), own, stand };
}
