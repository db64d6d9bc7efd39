import type { MySeasonHead } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { useRead } from '../read/useRead';
import { useApi } from '../session/context';
import { ShareBar } from '../share/ShareBar';
import { seasonTitle } from './season-title.rules';

export interface ShareSeasonProps {
  head: Pick<MySeasonHead, 'contest_id' | 'contest_name' | 'entry_id' | 'Year' | 'EntryName'>;
  /** What a saved picture's name begins with: 'underdogs-season'. */
  file: string;
}

/** The picture of my season, small, and what hands it on; only I can do that, and take it back. */
export function ShareSeason({ head, file }: ShareSeasonProps): ReactElement {
  const { contest_id, entry_id, Year, EntryName } = head;
  const { call } = useApi();
  const body = { contest_id, entry_id };
  return (
    <ShareBar
      read={useRead('GET utils/season_card', body)}
      title={`${EntryName}, ${seasonTitle(head)}`}
      alt={`Picture of the ${Year} season of ${EntryName}`}
      file={`${file}-${Year}.png`}
      label="Share my season"
      share={() => call('POST utils/share_season', { body })}
      end={() => call('POST utils/unshare_season', { body })}
    />
  );
}
