import type { Json } from '../../../ground/proof/canonical';
import type { LogLine } from '../../log/log.store';
import type { AuctionRoom } from '../auction.store';
import type { AuctionEvent, AuctionSettings } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';
import type { Lot } from '../log/lots.rules';

/** After these a seal is made at once: what was sealed for a lot is open once that is sold. */
export const CALLS = ['sold', 'auction.completed', 'auction.reopened'] as const;

/** An auction as it is told of. */
export interface ToldOf {
  room: Pick<AuctionRoom, 'seed' | 'commit' | 'lots' | 'owners'>;
  lots: readonly Lot[];
}

/** The order of lots is sealed: nobody is told it before the auction is over. */
export const sealedLine = (commit: string, { layout }: Pick<AuctionSettings, 'layout'>, lots: readonly Lot[]): LogLine => ({
  kind: 'order.sealed',
  body: {
    commit,
    layout,
    lots: [...lots]
      .sort((a, b) => a.id - b.id)
      .map(({ id, name, places }) => ({ lot: id, name, places: places.map((place) => ({ place: place.id, seed: place.seed })) })),
  },
});

/** What of an event points and money follow from, as lines of the contest's log. Of bids none: who watches sees them. */
export function toldLines(of: ToldOf, before: AuctionState, after: AuctionState, event: AuctionEvent): LogLine[] {
  const { type, lot, reason } = event;
  const one = (kind: string, body: LogLine['body']): LogLine[] => [{ kind, body }];
  if (type === 'opened') return one('auction.opened', { owners: [...of.room.owners], ...settingsBody(after.settings) });
  if (type === 'settings') return one('auction.settings', settingsBody(after.settings));
  if (type === 'nominated') return one('lot.up', { lot, by: NAMED_BY[event.kind] ?? 'administrator' });
  if (type === 'passed') return one('lot.passed', { lot });
  if (type === 'sold') return one('sold', soldBody(of, event));
  if (type === 'corrected' && event.entryId !== null)
    return one('sale.corrected', { lot, entry: event.entryId, price: after.sales.get(lot ?? 0)?.amount ?? event.amount, reason });
  const isBack = (type === 'corrected' || type === 'undone') && before.sales.size > after.sales.size;
  if (isBack) return undoneLines(of, lot, reason);
  if (type === 'split' && event.kind === 'taken') return one('sale.shared', { lot, entry: event.entryId, percent: event.amount });
  if (type === 'completed') return one('auction.completed', { seed: of.room.seed, lots: [...of.room.lots] });
  return type === 'reopened' ? one('auction.reopened', { reason }) : [];
}

/** How a lot came up, by the kind of its nomination. */
const NAMED_BY: Readonly<Record<string, string>> = { random: 'order', auto: 'order', turn: 'owner' };

const settingsBody = ({ budget, minPrice, steps, payouts, autoBids }: AuctionSettings): { readonly [name: string]: Json } => ({
  auto_bids: autoBids,
  budget,
  min_price: minPrice,
  payouts: [...payouts],
  steps: steps.map(({ from, step }) => ({ from, step })),
});

const nameOf = ({ lots }: ToldOf, lot: number | null): string => lots.find(({ id }) => id === lot)?.name ?? '';

function soldBody(of: ToldOf, { lot, entryId, amount, kind, reason }: AuctionEvent): LogLine['body'] {
  const by = kind === 'hammer' ? 'hammer' : 'administrator';
  return { lot, team: nameOf(of, lot), entry: entryId, price: amount, by, ...(reason === '' ? {} : { reason }) };
}

/** Whoever left a maximum for a lot that comes up once more may leave another. */
const undoneLines = (of: ToldOf, lot: number | null, reason: string): LogLine[] => [
  { kind: 'sale.undone', body: { lot, reason } },
  { kind: 'postponed', body: { event: lot, teams: [nameOf(of, lot)] } },
];
