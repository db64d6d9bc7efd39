import type { Database, Tx } from '../ground/db/database';
import { PartMemory } from '../people/home/part-memory';
import type { HomeParts } from '../people/home/waiting-entries';
import type { Game } from '../sport/games/game';
import type { NoticePage } from '../sport/notices/notices.routes';
import { createMemories, type Memories } from './memories';
import type { ContestPlug, ContestModule } from './plug';
import type { Seals } from './proof/proof.routes';
import type { Recaps } from './recaps/recaps';
import { frozenAmong } from './seasons/freezes.store';
import type { Results } from './years/circle';
import type { ResultsSource } from './years/results-source';

/** The contests of a process, with what they remember together. */
export interface OpenContests {
  readonly plugs: readonly ContestPlug[];
  readonly modules: readonly ContestModule[];
  readonly memories: Memories;
  readonly home: HomeParts;
}

/** To be called once a process: routes, home and agents then share one memory. */
export function openContests(db: Database, plugs: readonly ContestPlug[]): OpenContests {
  const memories = createMemories(db);
  const modules = plugs.flatMap(({ module }) => (module ? [askingOnlyOpen(module(memories))] : []));
  return { plugs, memories, modules, home: { sources: modules.flatMap(({ home }) => home ?? []), parts: new PartMemory(db) } };
}

/** The kinds of contest that have recaps, and where their contests are found. */
export const recapsOf = ({ modules, memories: { directory } }: OpenContests): Recaps => ({
  sources: modules.flatMap(({ recaps }) => recaps ?? []),
  directory,
});

/** The kinds of contest whose picks are sealed, and where their contests are found. */
export const sealsOf = ({ modules, memories: { directory, logs } }: OpenContests): Seals => ({
  sources: modules.flatMap(({ seals }) => seals ?? []),
  directory,
  logs,
});

/** The kinds of contest whose players are compared over the years. */
export const resultsOf = ({ plugs, modules, memories }: OpenContests): Results => ({
  kinds: modules.flatMap(({ results }) => (results ? [{ name: kindName(plugs, results), source: results }] : [])),
  memories,
});

const kindName = (plugs: readonly ContestPlug[], { type }: ResultsSource): string => plugs.find((plug) => plug.type === type)?.name ?? type;

/** Nobody is asked for picks of a season that is closed, by whatever kind of contest. */
function askingOnlyOpen(module: ContestModule): ContestModule {
  const { missingPicks } = module;
  if (!missingPicks) return module;
  const ofOpen = async <T extends { contestId: number }>(tx: Tx, open: readonly T[]) => {
    const closed = new Set((await frozenAmong(tx, [...new Set(open.map(({ contestId }) => contestId))])).map(({ id }) => id));
    return open.filter(({ contestId }) => !closed.has(contestId));
  };
  return {
    ...module,
    missingPicks: {
      rounds: async (tx, now, only) => ofOpen(tx, await missingPicks.rounds(tx, now, only)),
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
    const own = new Set((await directory.in(tx).contestsOf(viewer.userId)).map((contest) => contest.type));
    return (showing.find((plug) => own.has(plug.type)) ?? showing[0])?.path ?? '/';
  };
}

const shows = ({ sports }: ContestPlug, { sport }: Game): boolean => sports.includes(sport);
