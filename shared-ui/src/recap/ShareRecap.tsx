import type { ReactElement } from 'react';
import { useRead } from '../read/useRead';
import { useApi } from '../session/context';
import { ShareBar } from '../share/ShareBar';

export interface ShareRecapProps {
  contestId: number;
  /** As `GET utils/recap_card` takes it: a week, or a tournament's id. */
  round: number;
  /** What it is called where it is handed on: 'Oak Street Pool, week 11'. */
  title: string;
  /** What the picture shows. */
  alt: string;
  /** What it is called when it is saved. */
  file: string;
}

/** The picture of a round that is over, small, and what hands it on. */
export function ShareRecap({ contestId, round, ...words }: ShareRecapProps): ReactElement {
  const { call } = useApi();
  return (
    <ShareBar
      {...words}
      read={useRead('GET utils/recap_card', { contest_id: contestId, round })}
      label="Share"
      share={() => call('POST utils/share_recap', { body: { contest_id: contestId, round } })}
    />
  );
}
