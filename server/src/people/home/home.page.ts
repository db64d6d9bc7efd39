import { PassedOver } from '../../ground/passed-over';
import type { PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { homeRows } from './home-rows.rules';
import type { Broken, Section } from './home-sections';
import type { HomePart, HomeReader } from './home-source';
import type { PartMemory } from './part-memory';

/** Players in the same contests share one page. */
export type HomeParams = readonly Section[];

/** The groups are there for who is in no contest as well. */
const nothing = part<HomeParams, null>({
  name: 'nothing',
  tags: () => [],
  load: async () => ({ model: null, validFrom: 0, validUntil: Infinity }),
  own: () => ({ contests: [], live: [], locks: [] }),
});

/** The home page of who is in these contests, a part for each: what happens in one is read and compared there alone. */
export function homePage(memory: PartMemory, sections: HomeParams, broken: Broken = () => {}): PartedPage<HomeParams> {
  return {
    name: 'home',
    key: (of) => of.flatMap(({ parts }) => parts.map(({ key }) => key)).join(' '),
    parts: [nothing, ...sections.flatMap(({ contest, parts }) => parts.map((one) => contestPart(memory, { contest, one, broken })))],
  };
}

const SILENT: HomeReader = () => ({ lines: [], live: [], locks: [] });
/** A contest that is broken is looked at again after so long. */
const AGAIN_MS = 60_000;

interface ContestPart {
  contest: string;
  one: HomePart;
  broken: Broken;
}

/** One that is broken says nothing, and the others answer. */
const contestPart = (memory: PartMemory, { contest, one, broken }: ContestPart) =>
  part<HomeParams, HomeReader>({
    name: one.key,
    tags: () => one.tags(),
    async load(tx, _params, now) {
      const passed = new PassedOver();
      const read = await passed.over(one.key, () => memory.read(tx, one, now));
      if (read) return read;
      broken(one.key, passed.words ?? '');
      const from = now - (now % AGAIN_MS);
      return { model: SILENT, validFrom: from, validUntil: from + AGAIN_MS };
    },
    own: (tell, viewer) => ({ ...homeRows(contest, [tell(viewer)]) }),
  });
