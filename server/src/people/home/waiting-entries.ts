import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
import { PassedOver } from '../../ground/passed-over';
import type { Viewer } from '../../ground/viewer';
import { openQuestions } from '../accounts/asked-seasons.store';
import { playerAlone } from '../accounts/player-alone';
import { findUser } from '../accounts/users.store';
import { sectionsFor, type Broken } from './home-sections';
import type { HomePart, HomeSource } from './home-source';
import type { PartMemory } from './part-memory';

/** Where home finds what contests tell it. */
export interface HomeParts {
  /** One for each contest that tells home something. */
  readonly sources: readonly HomeSource[];
  readonly parts: PartMemory;
}

/** What is broken is said by home itself. */
const SILENT: Broken = () => {};

/** How many of a player's entries, and of the new years that they are asked about, wait for something that can still be done: what the site's icon counts. 0 of who is no more. */
export async function waitingEntries({ db, clock }: { db: Database; clock: Clock }, { sources, parts }: HomeParts, userId: number) {
  const user = await db.read((tx) => findUser(tx, userId));
  if (!user) return 0;
  const viewer = playerAlone(user);
  const now = clock.now();
  const mine = (await sectionsFor(sources, viewer, now, SILENT)).flatMap((section) => section.parts);
  return db.read(async (tx) => {
    let waiting = await openQuestions(tx, userId);
    for (const part of mine) waiting += await asking(tx, { parts, part, viewer, now });
    return waiting;
  });
}

interface Asked {
  parts: PartMemory;
  part: HomePart;
  viewer: Viewer;
  now: number;
}

async function asking(tx: Tx, { parts, part, viewer, now }: Asked): Promise<number> {
  const lines = await new PassedOver().over(part.key, async () => (await parts.read(tx, part, now)).model(viewer).lines);
  return (lines ?? []).filter(({ facts }) => facts.action !== '').length;
}
