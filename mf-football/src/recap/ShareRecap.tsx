import type { FootballRecapConfig } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useRead } from '@poolhouse/shared-ui/board';
import { ShareBar } from '@poolhouse/shared-ui/season';

/** The picture of the week, small, and what hands it on. */
export function ShareRecap({ config: { contest_id, contest_name, Week, Headline } }: { config: FootballRecapConfig }) {
  const { call } = useApi();
  return (
    <ShareBar
      read={useRead('GET utils/recap_card', { contest_id, round: Week })}
      title={`${contest_name}, week ${Week}`}
      alt={`Picture of week ${Week}: ${Headline}`}
      file={`week-${Week}.png`}
      label="Share"
      share={() => call('POST utils/share_recap', { body: { contest_id, round: Week } })}
    />
  );
}
