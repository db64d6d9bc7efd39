import { formatPlace } from '@poolhouse/shared-ui';
import { gameClock, sharedRanks, StatusStrip } from '@poolhouse/shared-ui/board';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { dollars, gain } from '../contest/money';

/** How am I doing. */
export function BracketStatus({ data: { owners, scores }, config }: { data: BracketData; config: AuctionConfigRow }) {
  const mine = owners.data.find(({ ID }) => ID === config.entry_id);
  const on = scores.data.filter(({ inProgress }) => inProgress === 1);
  const own = on.find(({ owner1, owner2 }) => mine && (owner1 === mine.Name || owner2 === mine.Name)) ?? on[0];
  const shared = mine !== undefined && sharedRanks(owners.data).has(mine.Rank);
  const leads = own && (own.score1 ?? 0) >= (own.score2 ?? 0) ? own.team1 : own?.team2;
  const items = [
    mine && { label: 'My profit', value: gain(mine.Profit), note: `paid ${dollars(mine.TotalPaid)}` },
    mine && { label: 'Rank', value: formatPlace(mine.Rank, shared), note: `of ${owners.data.length}` },
    mine && { label: 'My teams left', value: String(mine.TeamsLeft), note: `of ${mine.TotalTeams}`, phone: !own },
    own && { label: 'On now', value: `${leads} ${Math.abs((own.score1 ?? 0) - (own.score2 ?? 0))} up`, note: gameClock(own), live: true },
    { label: 'Pot', value: dollars(config.Pot), note: `${dollars(config.Paid)} paid`, phone: !mine },
  ];
  return <StatusStrip items={items.filter((item) => item !== undefined)} />;
}
