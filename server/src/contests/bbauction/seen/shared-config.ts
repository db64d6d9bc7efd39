import type { AuctionRoomRow, LiveConfigRow } from '@poolhouse/contract';
import { sum } from '../../standings/shares.rules';
import { hasBegun, type Auction } from '../auction';
import { potExpected } from '../values/worth.rules';
import type { AuctionModel } from './auction-model';
import { settingsRow } from './settings-row';

/** Where the site serves logos of college teams from. */
const LOGOS = '/logos/ncaab/';

/** Where else a viewer may go from an auction. */
export type OtherAuctions = Pick<LiveConfigRow, 'group_ids' | 'group_names' | 'Years'>;
type OfViewer = Pick<LiveConfigRow, 'Color' | 'admin' | 'entry_id' | 'EntryName'>;
export type SharedConfig = Omit<LiveConfigRow, keyof OtherAuctions | keyof OfViewer>;
/** What others tell of an auction. */
interface Others {
  group: number;
  /** What the group's last auction paid: the pot to expect as long as this one tells of none; null when there was none. */
  lastPot: number | null;
  ScoresFrom: string;
}

/** What stays as it is while teams are sold. */
export function roomRow({ contest, room, state }: Auction): AuctionRoomRow {
  const { phase, settings } = state;
  return {
    ID: 1,
    contest_name: contest.name,
    ...settingsRow(settings),
    logo_token: LOGOS,
    commit: room.commit,
    seed: phase === 'complete' ? room.seed : '',
  };
}

/** What an auction tells by itself. @param now site time, epoch ms */
export function sharedConfig({ auction, figures, shares }: AuctionModel, now: number): SharedConfig {
  const { contest, state, lots } = auction;
  const { settings, phase } = state;
  const prices = new Map([...state.sales].map(([lot, { amount }]) => [lot, amount]));
  return {
    ID: 1,
    Name: contest.name,
    year: contest.year,
    drafting: phase === 'drafting' || phase === 'paused' ? 1 : 0,
    current_team: state.block?.lot ?? 0,
    group: 0,
    contest_id: contest.id,
    phase,
    win_values: figures.values.join(),
    sold: state.sales.size,
    lots: lots.length,
    Pot: figures.pot,
    Paid: sum(figures.owners.map(({ won }) => won)),
    PotExpected: settings.values && lots.length > 0 ? potExpected(lots, prices, shares, null) : null,
    paused: state.pausedFor,
    ScoresFrom: '',
    begun: hasBegun(auction, now) ? 1 : 0,
  };
}

/** Whether only the group's last auction tells what pot to expect. */
export const needsLastPot = ({ PotExpected, lots }: SharedConfig, { values }: AuctionRoomRow): boolean =>
  PotExpected === null && values === 1 && lots > 0;

export const configAmong = (config: SharedConfig, { group, lastPot, ScoresFrom }: Others): SharedConfig => ({
  ...config,
  group,
  PotExpected: config.PotExpected ?? lastPot,
  ScoresFrom,
});
