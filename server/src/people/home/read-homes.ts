import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { playerAlone } from '../accounts/player-alone';
import { listUsers } from '../accounts/users.store';
import { sectionsFor } from './home-sections';
import type { HomePart, HomeSource } from './home-source';

/** What the home page tells players, read once to see whether it can be. */
export interface HomesRead {
  players: number;
  parts: number;
  /** What could not be read, and why. */
  broken: string[];
}

/** Reads what home tells the first players of the site; each part of each contest once. */
export async function readHomes(
  { db, clock }: { db: Database; clock: Clock },
  sources: readonly HomeSource[],
  atMost: number,
): Promise<HomesRead> {
  const users = (await db.read(listUsers)).slice(0, atMost);
  const now = clock.now();
  const parts = new Map<string, HomePart>();
  const broken = new Set<string>();
  for (const user of users) {
    const sections = await sectionsFor(sources, playerAlone(user), now, (contest, why) => broken.add(`${contest}: ${why}`));
    for (const part of sections.flatMap((section) => section.parts)) parts.set(part.key, part);
  }
  for (const part of parts.values()) {
    await db
      .read((tx) => part.load(tx, now))
      .catch((error: unknown) => broken.add(`${part.key}: ${error instanceof Error ? error.message : String(error)}`));
  }
  return { players: users.length, parts: parts.size, broken: [...broken] };
}
