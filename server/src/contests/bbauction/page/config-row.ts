import type { AuctionConfigRow, AuctionRoomRow, LiveConfigRow } from '@poolhouse/contract';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Mine } from '../../../web/pages/page';
import { part } from '../../../web/pages/parts';
import type { Entry } from '../../contest';
import type { Memories } from '../../memories';
import { listTags } from '../../seasons/other-contests-part';
import { bbAuctionKind } from '../bbauction.kind';
import type { NumberedAuction } from '../groups.rules';
import type { OtherAuctions, SharedConfig } from '../seen/shared-config';
import { auctionsFor } from '../which';

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
