import { useMemo } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { RaceRow } from '@poolhouse/contract';
import { raceLines } from './race.rules';
import { RaceChart } from './RaceChart';
import { RaceTable } from './RaceTable';

const Details = styled.details`
  border-top: 1px solid ${token.line};
  & > summary { ${type.note}; padding: 12px 14px; color: ${token.brand}; cursor: pointer; }
`;

/** The season as a race, drawn and as a table. */
export function RacePanel({ rows, entryId }: { rows: readonly RaceRow[]; entryId: number }) {
  const lines = useMemo(() => raceLines(rows), [rows]);
  return (
    <Panel id="race" title="Race of the season" action="Wins behind the leader">
      {lines.length === 0 ? <PanelEmpty>The race begins with the first result.</PanelEmpty> : (
        <>
          <RaceChart lines={lines} entryId={entryId} />
          <Details><summary>The race as a table</summary><RaceTable lines={lines} entryId={entryId} /></Details>
        </>
      )}
    </Panel>
  );
}
