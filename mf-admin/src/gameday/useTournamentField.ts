import type { DataOf } from '@poolhouse/contract';
import { must, useApi } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { useTool } from '../form/useTool';

export type FieldAnswer = DataOf<'POST ad/tournament_field'>;

export interface TournamentRequest {
  season: string;
  /** The region that the first one meets; '' until it is chosen. */
  meets: string;
}

/** Asks the scoreboard who is in, and makes the tournament of what was looked at. `onForget`: what was chosen of it is no longer true. */
export function useTournamentField(onForget: () => void) {
  const api = useApi();
  const [answer, setAnswer] = useState<FieldAnswer | null>(null);
  const [asked, setAsked] = useState(false);
  const forget = () => {
    setAnswer(null);
    setAsked(false);
    onForget();
  };
  const look = useTool<TournamentRequest, FieldAnswer>(
    ({ season }) => api.call('POST ad/tournament_field', { body: { season: Number(season), dry_run: 1 } }),
    { onDone: setAnswer },
  );
  const make = useTool(
    ({ season, meets }: TournamentRequest) =>
      api.call('POST ad/tournament_field', {
        body: { season: Number(season), meets, digest: must(answer, 'the button waits for a look').digest, dry_run: 0 },
      }),
    { onDone: forget },
  );
  return { look, make, answer, asked, setAsked, forget };
}
