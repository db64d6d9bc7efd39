import { Panel, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { useConsole } from '../facts/console.context';
import { AddContestForm } from './AddContestForm';

/** Opens a contest; what its weeks and places are worth is shown before, the raw answer after. */
export function AddContestPanel({ onAdded }: { onAdded(id: number): void }) {
  const { group, data } = useConsole();
  const read = useRead('GET ad/setup', { group_number: group }, data.active_contests);
  return (
    <Panel title="Add Contest">
      <ReadGate read={read} rows={5} stays>
        {({ choices: { data: choices }, figures: { data: figures } }) =>
          choices[0] && (
            <AddContestForm
              first={choices[0]}
              choices={choices}
              season={figures[0]?.season ?? 0}
              week={figures[0]?.week ?? 0}
              onAdded={onAdded}
            />
          )
        }
      </ReadGate>
    </Panel>
  );
}
