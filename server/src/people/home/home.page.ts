import type { PageKind } from '../../web/pages/page';
import { homeRows } from './home-rows.rules';
import type { HomePart, HomeReader } from './home-source';
import type { PartMemory } from './part-memory';

/** The parts of one contest name. */
interface Section<Part> {
  contest: string;
  parts: readonly Part[];
}

/** Players in the same contests share one page. */
export type HomeParams = readonly Section<HomePart>[];
type HomeModel = readonly Section<HomeReader>[];

export function homePage(memory: PartMemory): PageKind<HomeParams, HomeModel> {
  return {
    name: 'home',
    key: (sections) => sections.flatMap(({ parts }) => parts.map(({ key }) => key)).join(' '),
    scopes: (sections) => [...new Set(sections.flatMap(({ parts }) => parts.flatMap((part) => part.scopes())))],
    async load(tx, sections, now) {
      const model: Section<HomeReader>[] = [];
      let [validFrom, validUntil] = [0, Infinity];
      for (const { contest, parts } of sections) {
        const readers: HomeReader[] = [];
        for (const part of parts) {
          const read = await memory.read(tx, part, now);
          readers.push(read.model);
          validFrom = Math.max(validFrom, read.validFrom);
          validUntil = Math.min(validUntil, read.validUntil);
        }
        model.push({ contest, parts: readers });
      }
      return { model, validFrom, validUntil };
    },
    rows(model, viewer) {
      const rows = model.map(({ contest, parts }) =>
        homeRows(
          contest,
          parts.map((tell) => tell(viewer)),
        ),
      );
      return {
        contests: rows.flatMap(({ contests }) => contests),
        live: rows.flatMap(({ live }) => live),
        locks: rows.flatMap(({ locks }) => locks),
      };
    },
  };
}
