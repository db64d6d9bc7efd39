import { ContestChoices } from '@poolhouse/shared-ui/board';
import { useLocation, useNavigate } from '@poolhouse/shared-ui/router';
import type { AuctionConfigRow } from './auction.types';

const listed = (text: string, between: string): string[] => text.split(between).filter((one) => one !== '');

/** The other auctions and years of the viewer, by name; nothing where there is one of each. */
export function AuctionChoices({ config }: { config: AuctionConfigRow }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const names = config.group_names.split('\n');
  const years = listed(config.Years, ',').map(Number);
  return (
    <ContestChoices
      contests={listed(config.group_ids, ',').map((group, n) => ({ id: Number(group), name: names[n] ?? '' }))}
      shown={{ id: config.group, name: config.contest_name }}
      onContest={(group) => void navigate(`${pathname}?year=${config.year}&group=${group}`)}
      years={years.length > 1 ? years : []}
      year={config.year}
      onYear={(year) => void navigate(`${pathname}?year=${year}`)}
    />
  );
}
