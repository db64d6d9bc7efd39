import type { MySeasonConfig } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useRead } from '@poolhouse/shared-ui/board';
import { ShareBar } from '@poolhouse/shared-ui/season';

/** The picture of my season, small, and what hands it on; only I can do that, and take it back. */
export function ShareSeason({ config: { contest_id, contest_name, Year, EntryName } }: { config: MySeasonConfig }) {
  const { call } = useApi();
  const body = { contest_id };
  return (
    <ShareBar
      read={useRead('GET utils/season_card', { contest_id })}
      title={`${EntryName}, ${contest_name} ${Year}`}
      alt={`Picture of the ${Year} season of ${EntryName}`}
      file={`season-${Year}.png`}
      label="Share my season"
      share={() => call('POST utils/share_season', { body })}
      end={() => call('POST utils/unshare_season', { body })}
    />
  );
}
