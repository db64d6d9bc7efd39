import type { AuctionConfigRow, AuctionRoomRow, LiveConfigRow } from '@poolhouse/contract';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Mine } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { listTags } from '../../seasons/other-contests-part';
import { sum } from '../../standings/shares.rules';
import { hasBegun, type Auction } from '../auction';
import { bbAuctionKind } from '../bbauction.kind';
import type { NumberedAuction } from '../groups.rules';
import { potExpected } from '../values/worth.rules';
import { auctionsFor } from '../which';
import type { AuctionModel } from './auction-model';
import { settingsRow } from './settings-row';

/** Where the site serves logos of college teams from. */
const LOGOS = '/logos/ncaab/';

/** Where else a viewer may go from an auction. */
type OtherAuctions = Pick<LiveConfigRow, 'group_ids' | 'group_names' | 'Years'>;
type OfViewer = Pick<LiveConfigRow, 'Color' | 'admin' | 'entry_id' | 'EntryName'>;
export type SharedConfig = Omit<LiveConfigRow, keyof OtherAuctions | keyof OfViewer>;
/** What else there is tells of an auction. */
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

/** The viewer's other auctions: those of the same players and year, and the years of all. */
export const otherAuctionsPart = ({ directory }: Pick<Memories, 'directory'>) =>
  part<Mine<NumberedAuction>, OtherAuctions>({
    name: 'auctions',
    tags: ({ viewer }) => listTags(viewer, bbAuctionKind.type),
    async load(tx, { params: { contest: shown }, viewer }) {
      const auctions = await auctionsFor(directory.in(tx), viewer);
      const here = auctions.filter(({ contest }) => contest.year === shown.year && contest.groupNumber === shown.groupNumber);
      const model = {
        group_ids: here.map(({ group }) => group).join(),
        group_names: here.map(({ contest }) => contest.name).join('\n'),
        Years: [...new Set(auctions.map(({ contest }) => contest.year))].sort((a, b) => b - a).join(),
      };
      return { model, validFrom: 0, validUntil: Infinity };
    },
    own: (others) => ({ config: [{ ID: 1, ...others }] }),
  });

/** What differs from viewer to viewer by their entry and what they run. */
export function configRow(config: SharedConfig, model: ConfigFacts, viewer: Viewer): Omit<LiveConfigRow, keyof OtherAuctions> {
  const mine = model.entries.find(({ userId }) => userId === viewer.userId);
  return {
    ...config,
    Color: (mine && model.colors.get(mine.id)) ?? '',
    admin: runsContest(viewer, { id: config.contest_id, groupNumber: model.circle }) ? 1 : 0,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
  };
}

/** The same with what stays: for the bracket page, on which it is small beside the rest. */
export const wholeConfigRow = (
  config: ReturnType<typeof configRow>,
  room: AuctionRoomRow,
): Omit<AuctionConfigRow, keyof OtherAuctions> => ({
  ...config,
  ...room,
});

export interface ConfigFacts {
  entries: readonly Entry[];
  circle: number;
  /** By entry. */
  colors: ReadonlyMap<number, string>;
}
