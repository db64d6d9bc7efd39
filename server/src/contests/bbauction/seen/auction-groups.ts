import { between } from '../../../ground/moments.rules';
import type { Auction } from '../auction';
import type { AuctionModel } from './auction-model';
import { bracketRows, scoreRows, settlementRows, versusRows } from './bracket-rows';
import { blockRow, logRows } from './live-rows';
import { recapOf, type Recap } from './recap';
import { roomRow, sharedConfig } from './shared-config';
import { lotRows, offerRows } from './sold-rows';

/** The rows of a group of an auction, at an instant, epoch ms. */
const GROUPS = {
  config: (model: AuctionModel, now: number) => [sharedConfig(model, now)],
  room: ({ auction }: AuctionModel) => [roomRow(auction)],
  owners: ({ owners }: AuctionModel) => owners,
  teams: ({ teams }: AuctionModel) => teams,
  versus: versusRows,
  bracket: bracketRows,
  scores: scoreRows,
  settlement: settlementRows,
  block: ({ auction }: AuctionModel) => [blockRow(auction)],
  log: ({ auction }: AuctionModel) => logRows(auction),
  changes: ({ auction }: AuctionModel) => logRows({ log: auction.log.filter(({ type }) => type === 'undone' || type === 'corrected') }),
  offers: ({ auction }: AuctionModel) => offerRows(auction),
  lots: lotRows,
};
type Groups = { readonly [N in keyof typeof GROUPS]: ReturnType<(typeof GROUPS)[N]> };
/** The rows of an auction as all see it. */
export type AuctionGroups = Groups & Recap;

const RECAP: readonly (keyof Recap)[] = ['recap', 'sales', 'moments', 'race'];
export const GROUP_NAMES = [...(Object.keys(GROUPS) as (keyof Groups)[]), ...RECAP];

/** The rows of some groups. Pure. */
export function rowsOf<N extends keyof AuctionGroups>(model: AuctionModel, names: readonly N[], now: number): Pick<AuctionGroups, N> {
  const recap = names.some((name) => RECAP.some((one) => one === name)) ? recapOf(model, now) : undefined;
  const made = names.map((name) => [name, name in GROUPS ? GROUPS[name as keyof Groups](model, now) : recap?.[name as keyof Recap]]);
  return Object.fromEntries(made) as Pick<AuctionGroups, N>;
}

/** Between which instants an auction is the same by time: the field is told, somebody goes on without playing, a game tips off. */
export function timesOf({ tournament }: Pick<Auction, 'tournament'>, now: number) {
  const { opensAt = Infinity, games = [], moments = [] } = tournament ?? {};
  return between([opensAt, ...moments, ...games.map(({ tipoffAt }) => tipoffAt)], now);
}

/** In which weeks its games are. */
export const weeksOf = ({ tournament }: Pick<Auction, 'tournament'>): string[] => [
  ...new Set(tournament?.games.flatMap(({ event }) => event?.weekStart ?? []) ?? []),
];
