import type { GolfAdminGolferRow } from '@poolhouse/contract';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { FieldGroup } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { GolferSelect } from '../contest/GolferSelect';
import { CardForm } from './CardForm';
import { GolferStatusForm } from './GolferStatusForm';

interface Props {
  contestId: number;
  tid: number;
  golfers: readonly GolfAdminGolferRow[];
  onSaved(): Promise<void>;
}

/** A golfer's status and card, set by hand with a reason. */
export function GolferForm({ contestId, tid, golfers, onSaved }: Props) {
  const [golferId, setGolfer] = useState(0);
  const read = useRead('GET golf/ad', golferId === 0 ? null : { contest_id: contestId, tid, gid: golferId });
  const golfer = golfers.find(({ ID }) => ID === golferId);
  const after = async () => {
    await Promise.all([read.again(), onSaved()]);
  };
  return (
    <FieldGroup label="A golfer by hand">
      <GolferSelect label="Golfer" value={golferId} none="Choose a golfer" golfers={golfers} onChange={setGolfer} />
      {golfer && (
        <ReadGate read={read} rows={4}>
          {({ cards }) => (
            <>
              <GolferStatusForm key={`status ${golferId}`} tid={tid} golfer={golfer} onSaved={after} />
              <CardForm key={`card ${golferId}`} tid={tid} golfer={golfer} cards={cards.data} onSaved={after} />
            </>
          )}
        </ReadGate>
      )}
    </FieldGroup>
  );
}
