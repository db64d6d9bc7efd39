import type { AuctionConfigRow, AuctionRoomRow, LiveConfigRow } from '@poolhouse/contract';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { scoresFrom } from '../../../sport/feeds/rules/scores-from.rules';
import type { Sport } from '../../../sport/games/game';
import type { Memberships } from '../../entries/directory';
import { sum } from '../../standings/shares.rules';
import { hasBegun, type Auction } from '../auction';
import { potExpected } from '../values/worth.rules';
import { auctionsFor } from '../which';
import type { AuctionModel } from './auction-model';
import { settingsRow } from './settings-row';

/** Where the site serves logos of college teams from. */
const LOGOS = '/logos/ncaab/';

export type SharedConfig = Omit<LiveConfigRow, 'Color' | 'group_ids' | 'group_names' | 'admin' | 'entry_id' | 'EntryName' | 'Years'>;

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

/** @param now site time, epoch ms */
export function sharedConfig({ auction, figures, shares }: AuctionModel, silent: ReadonlyMap<Sport, number>, now: number): SharedConfig {
  const { contest, group, state, lots, tournament, lastPot } = auction;
  const { settings, phase } = state;
  const prices = new Map([...state.sales].map(([lot, { amount }]) => [lot, amount]));
  const games = tournament?.games.flatMap(({ event }) => event ?? []) ?? [];
  return {
    ID: 1,
    Name: contest.name,
    year: contest.year,
    drafting: phase === 'drafting' || phase === 'paused' ? 1 : 0,
    current_team: state.block?.lot ?? 0,
    group,
    contest_id: contest.id,
    phase,
    win_values: figures.values.join(),
    sold: state.sales.size,
    lots: lots.length,
    Pot: figures.pot,
    Paid: sum(figures.owners.map(({ won }) => won)),
    PotExpected: settings.values && lots.length > 0 ? potExpected(lots, prices, shares, lastPot) : null,
    paused: state.pausedFor,
    ScoresFrom: scoresFrom(games, silent, now),
    begun: hasBegun(auction, now) ? 1 : 0,
  };
}

/** What differs from viewer to viewer. */
export function configRow(config: SharedConfig, model: ConfigFacts, viewer: Viewer): LiveConfigRow {
  const auctions = auctionsFor(model.memberships, viewer);
  const here = auctions.filter(({ contest }) => contest.year === config.year && contest.groupNumber === model.circle);
  const mine = model.memberships.entriesByUser.get(viewer.userId)?.find(({ contestId }) => contestId === config.contest_id);
  return {
    ...config,
    Color: (mine && model.colors.get(mine.id)) ?? '',
    group_ids: here.map(({ group }) => group).join(),
    group_names: here.map(({ contest }) => contest.name).join('\n'),
    admin: runsContest(viewer, { id: config.contest_id, groupNumber: model.circle }) ? 1 : 0,
    entry_id: mine?.id ?? 0,
    EntryName: mine?.name ?? '',
    Years: [...new Set(auctions.map(({ contest }) => contest.year))].sort((a, b) => b - a).join(),
  };
}

/** The same with what stays: for the bracket page, on which it is small beside the rest. */
export const wholeConfigRow = (config: LiveConfigRow, room: AuctionRoomRow): AuctionConfigRow => ({ ...config, ...room });

export interface ConfigFacts {
  memberships: Memberships;
  circle: number;
  /** By entry. */
  colors: ReadonlyMap<number, string>;
}
