import type { Database } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import type { HomeDate, HomeFacts, HomeSource } from '../../../people/home/home-source';

/** What a contest tells these viewers at home and in their calendars, as it can be compared. @param now site time, epoch ms */
export async function atHome(db: Database, home: HomeSource, viewers: readonly Viewer[], now: number) {
  const all: (Omit<HomeFacts, 'dates'> & { dates: readonly HomeDate[] })[] = [];
  for (const viewer of viewers)
    for (const part of await home.partsFor(viewer, now)) {
      const facts = (await db.read((tx) => part.load(tx, now))).model(viewer);
      all.push({ ...facts, dates: facts.dates?.() ?? [] });
    }
  return all;
}
