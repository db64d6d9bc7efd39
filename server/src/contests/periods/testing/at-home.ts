import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { HomeFacts, HomeSource } from '../../../people/home/home-source';

/** What a contest tells these viewers at home, as it can be compared; dates are of what is to come, which nothing keeps. @param now site time, epoch ms */
export async function atHome(db: Database, home: HomeSource, viewers: readonly Viewer[], now: number) {
  const all: Omit<HomeFacts, 'dates'>[] = [];
  for (const viewer of viewers)
    for (const part of await home.partsFor(viewer, now)) {
      const { dates: _, ...facts } = (await db.read((tx) => part.load(tx, now))).model(viewer);
      all.push(facts);
    }
  return all;
}
