import type { MeetingRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Behind, MeetingTable } from './Behind';
import { behindLabel, recordOf } from './words.rules';
import { Figure } from './years.styles';

interface Props {
  readonly meetings: readonly MeetingRow[];
  readonly seasons: readonly MeetingRow[];
  readonly rival: string;
}

/** All meetings, and the seasons that both played to the end. */
export function MeetingsPanel({ meetings, seasons, rival }: Props) {
  return (
    <Panel title="All of it" foot="Seasons are in no sum: their weeks are.">
      <Figure>
        <h3>Weeks and tournaments</h3>
        <strong>{meetings.length}</strong>
        <Behind of="Weeks and tournaments" label="All meetings">
          {() => <MeetingTable rows={meetings} rival={rival} caption="All meetings" />}
        </Behind>
      </Figure>
      {seasons.length > 0 && (
        <Figure>
          <h3>{plural(seasons.length, 'season')} to the end</h3>
          <strong>{seasonRecord(seasons)}</strong>
          <Behind of="Seasons" label={behindLabel(seasons.length, 'season')}>
            {() => <MeetingTable rows={seasons} rival={rival} caption="Seasons" />}
          </Behind>
        </Figure>
      )}
    </Panel>
  );
}

function seasonRecord(seasons: readonly MeetingRow[]): string {
  const count = (ahead: MeetingRow['Ahead']) => seasons.filter(({ Ahead }) => Ahead === ahead).length;
  return recordOf({ Ahead: count(1), Behind: count(-1), Level: count(0) });
}
