import type { AuctionEvent } from '../log/auction-log';
import type { Sale } from '../log/auction-state';

/** How a lot was sold. */
export interface LotStory {
  lot: number;
  /** 1 for the first sale that stood. */
  order: number;
  entryId: number;
  price: number;
  /** Bids while it was up, and how many owners made them; 0 where its sale was typed without. */
  bids: number;
  bidders: number;
  /** Real seconds on the block, pauses left out; null where a sale was typed without a lot being up. */
  seconds: number | null;
  /** How often a sale of it was taken back. */
  undone: number;
}

interface Telling {
  bidders: Set<number>;
  bids: number;
  upSince: number | null;
  seconds: number | null;
  undone: number;
}

/** The lots of an auction in the order in which their sales stood, as the log tells it. Pure. @param sales that stand */
export function storiesOf(log: readonly AuctionEvent[], sales: ReadonlyMap<number, Sale>): LotStory[] {
  const tellings = new Map<number, Telling>();
  const of = (lot: number | null): Telling => {
    const known = tellings.get(lot ?? 0) ?? { bidders: new Set(), bids: 0, upSince: null, seconds: null, undone: 0 };
    tellings.set(lot ?? 0, known);
    return known;
  };
  let up: number | null = null;
  const lotOfSale = new Map<number, number>();
  for (const { type, seq, lot, entryId, wall, ofSeq } of log) {
    if (type === 'nominated') {
      Object.assign(of(lot), { bidders: new Set(), bids: 0, upSince: wall, seconds: 0 });
      up = lot;
    } else if (type === 'bid') {
      const story = of(lot);
      story.bids += 1;
      if (entryId !== null) story.bidders.add(entryId);
    } else if (type === 'paused' || type === 'sold' || type === 'passed') {
      const story = type === 'paused' ? (up === null ? undefined : of(up)) : of(lot);
      if (story?.upSince != null) story.seconds = (story.seconds ?? 0) + (wall - story.upSince) / 1000;
      if (story) story.upSince = null;
      if (type === 'sold') lotOfSale.set(seq, lot ?? 0);
      if (type !== 'paused' && up === lot) up = null;
    } else if (type === 'resumed' && up !== null) of(up).upSince = wall;
    else if (type === 'undone' && lotOfSale.has(ofSeq ?? 0)) of(lotOfSale.get(ofSeq ?? 0) ?? 0).undone += 1;
  }
  return [...sales.values()].map(({ lot, entryId, amount }, n) => {
    const { bids, bidders, seconds, undone } = of(lot);
    return {
      lot,
      order: n + 1,
      entryId,
      price: amount,
      bids,
      bidders: bidders.size,
      seconds: seconds === null ? null : Math.round(seconds),
      undone,
    };
  });
}

export type MomentKind = 'dearest' | 'bargain' | 'over' | 'contested';

/** What an auction is remembered for: a lot each, where there is one. @param fairOf a lot's part of the pot by the model */
export function momentsOf(
  stories: readonly LotStory[],
  fairOf: (lot: number) => number,
): { kind: MomentKind; lot: number; value: number }[] {
  const most = (kind: MomentKind, value: (story: LotStory) => number, least = 1) => {
    const [best] = [...stories].sort((a, b) => value(b) - value(a) || a.order - b.order);
    return best && value(best) >= least ? [{ kind, lot: best.lot, value: Math.round(value(best)) }] : [];
  };
  return [
    ...most('dearest', ({ price }) => price),
    ...most('bargain', ({ lot, price }) => fairOf(lot) - price),
    ...most('over', ({ lot, price }) => price - fairOf(lot)),
    ...most('contested', ({ bids }) => bids, 3),
  ];
}
