import { complaintsOf } from './complaints';
import type { ReadScreen } from './reads.types';

/**
 * Holds every screen of an app to it that nothing fails in silence: see `complaintsOf`. A screen that is not among them fails too, so that a
 * new one cannot be forgotten.
 *
 * @param all what there is: paths of routes, places of pieces, tabs; each begins the name of a screen or is one
 */
export function describeReads(all: readonly string[], screens: Readonly<Record<string, ReadScreen>>): void {
  describe('nothing fails in silence', () => {
    it('on every screen that there is', () => {
      expect(all.filter((name) => !(name in screens))).toEqual([]);
    });
    it.each(Object.entries(screens))('%s', async (_name, screen) => {
      expect(await complaintsOf(screen)).toEqual([]);
    });
  });
}
