import type { FastifyBaseLogger } from 'fastify';
import { PassedOver } from '../../ground/passed-over';
import type { Viewer } from '../../ground/viewer';
import type { HomePart, HomeSource } from './home-source';

/** The parts of one contest name. */
export interface Section {
  readonly contest: string;
  readonly parts: readonly HomePart[];
}

/** What is told of a contest that was passed over. */
export type Broken = (what: string, why: string) => void;

const LOGGED_AT_MOST = 1000;

/** Logs each contest that is broken once a process: pages are asked again and again. @param who 'Home' */
export function loggedOnce(log: FastifyBaseLogger, who: string): Broken {
  const logged = new Set<string>();
  return (what, why) => {
    if (logged.has(why) || logged.size >= LOGGED_AT_MOST) return;
    logged.add(why);
    log.warn({ contest: what, reason: why }, `${who} passed over a contest that is broken.`);
  };
}

/** The contests of every kind in which a player is. @param now site time, epoch ms */
export async function sectionsFor(sources: readonly HomeSource[], viewer: Viewer, now: number, broken: Broken): Promise<Section[]> {
  const sections = await Promise.all(
    sources.map(async (source) => {
      const passed = new PassedOver();
      const parts = await passed.over(source.contest, () => source.partsFor(viewer, now));
      if (!parts) broken(source.contest, passed.words ?? '');
      return { contest: source.contest, parts: parts ?? [] };
    }),
  );
  return sections.filter(({ parts }) => parts.length > 0);
}
