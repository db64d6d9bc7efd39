import type { Database, Tx } from '../ground/db/database';
import type { Game } from '../sport/games/game';
import type { NoticePage } from '../sport/notices/notices.routes';
import type { OpenPicks } from '../sport/reminders/pick-source';
import { createMemories, type Memories } from './memories';
import type { ContestPlug, ContestModule } from './plug';
import { entriesOfFrozen } from './seasons/freezes.store';

/** The contests of a process, with what they remember together. */
export interface OpenContests {
  readonly plugs: readonly ContestPlug[];
  readonly modules: readonly ContestModule[];
  readonly memories: Memories;
}

/** To be called once a process: routes, home and agents then share one memory. */
export function openContests(db: Database, plugs: readonly ContestPlug[]): OpenContests {
  const memories = createMemories(db);
  return { plugs, memories, modules: plugs.flatMap(({ module }) => (module ? [askingOnlyOpen(module(memories))] : [])) };
}

/** Nobody is asked for picks of a season that is closed, by whatever kind of contest. */
function askingOnlyOpen(module: ContestModule): ContestModule {
  const { missingPicks } = module;
  if (!missingPicks) return module;
  const ofOpen = async (tx: Tx, open: readonly OpenPicks[]) => {
    if (open.length === 0) return [];
    const closed = await entriesOfFrozen(tx);
    return open.filter(({ entryId }) => !closed.has(entryId));
  };
  return {
    ...module,
    missingPicks: {
      read: async (tx, now, only) => ofOpen(tx, await missingPicks.read(tx, now, only)),
      missingNow: async (tx, open) => ((await ofOpen(tx, [open])).length === 0 ? 0 : missingPicks.missingNow(tx, open)),
    },
  };
}

/**
 * Which page a bell on a game opens: of the contest that was named, else of the player's first that shows the game, else of any that does.
 */
export function noticePages({ plugs, memories: { directory } }: OpenContests): NoticePage {
  return async (tx, viewer, game, type) => {
    const showing = plugs.filter((plug) => shows(plug, game) && (type === undefined || plug.type === type));
    const { entriesByUser, contestById } = await directory.readIn(tx);
    const own = new Set((entriesByUser.get(viewer.userId) ?? []).map(({ contestId }) => contestById.get(contestId)?.type));
    return (showing.find((plug) => own.has(plug.type)) ?? showing[0])?.path ?? '/';
  };
}

const shows = ({ sports }: ContestPlug, { sport }: Game): boolean => sports.includes(sport);
