import type { PartedPage } from '../../web/pages/page';
import { part } from '../../web/pages/parts';
import { homeRows } from './home-rows.rules';
import type { HomePart, HomeReader } from './home-source';
import type { PartMemory } from './part-memory';

/** The parts of one contest name. */
interface Section {
  contest: string;
  parts: readonly HomePart[];
}

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
export function homePage(memory: PartMemory, sections: HomeParams): PartedPage<HomeParams> {
  return {
    name: 'home',
    key: (of) => of.flatMap(({ parts }) => parts.map(({ key }) => key)).join(' '),
    parts: [nothing, ...sections.flatMap(({ contest, parts }) => parts.map((one) => contestPart(memory, contest, one)))],
  };
}

const contestPart = (memory: PartMemory, contest: string, one: HomePart) =>
  part<HomeParams, HomeReader>({
    name: one.key,
    tags: () => one.tags(),
    load: (tx, _params, now) => memory.read(tx, one, now),
    own: (tell, viewer) => ({ ...homeRows(contest, [tell(viewer)]) }),
  });
