import type { AccuracyBinRow } from '@poolhouse/contract';
import { token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { TwinButton } from '../charts/TwinButton';
import { BinsTable } from './BinsTable';
import { CalibrationChart } from './CalibrationChart';
import { keptWords } from './verdict.rules';

/** Whether it kept its word: what was said of the favourite beside how often it won. */
export function SaidAndHappened({ bins, wide = false }: { bins: readonly AccuracyBinRow[]; wide?: boolean }) {
  const [table, setTable] = useState(false);
  const model = bins.filter((bin) => bin.of === 'model' && bin.n > 0);
  return (
    <Panel id="calibration" title="Said and happened" action="8 groups, 95% bars">
      {model.length === 0 ? (
        <PanelEmpty>No tested game is over yet.</PanelEmpty>
      ) : (
        <>
          {(!table || wide) && <CalibrationChart bins={bins} />}
          {(table || wide) && <BinsTable bins={bins} />}
          <Words>
            On the dashed line it kept its word. {keptWords(model)} {!wide && <TwinButton table={table} onTable={setTable} />}
          </Words>
        </>
      )}
    </Panel>
  );
}

const Words = styled.p`
  padding: 10px 14px;
  ${type.note};
  color: ${token.ink2};
`;
