import { CHECK_SCRIPT_PATH } from '@poolhouse/contract/constants';
import { plural, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { fileNameOf, saveFile } from '@poolhouse/shared-ui/device';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { edge } from './check.styles';
import type { Checked } from './check.types';
import { fileSize, logFile } from './log-file.rules';

/** The two files with which anybody checks it without this site. */
export function TakeWith({ checked }: { checked: Checked }) {
  const { log, shown } = checked;
  const file = useMemo(() => new Blob([logFile(checked)], { type: 'application/jsonl' }), [checked]);
  const name = fileNameOf('jsonl', log.name, log.year);
  return (
    <Panel title="Take it with you">
      <File>
        <b>{name}</b>
        <span>
          The whole log, {plural(shown.lines.length, 'line')}, {fileSize(file.size)}
        </span>
        <Button
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
          aria-label={`Save ${name}`}
          onClick={() => saveFile(name, file, file.type)}
        >
          Save
        </Button>
      </File>
      <File>
        <b>{CHECK_SCRIPT_PATH.slice(1)}</b>
        <span>Checks it without this site, needs only Node</span>
        <Button
          variant="outlined"
          href={CHECK_SCRIPT_PATH}
          download
          startIcon={<Download size={18} aria-hidden />}
          aria-label={`Save ${CHECK_SCRIPT_PATH.slice(1)}`}
        >
          Save
        </Button>
      </File>
    </Panel>
  );
}

const File = styled.div`
  ${edge};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  min-height: 64px;
  padding-block: 8px;
  border-bottom: 1px solid ${token.line};
  > b {
    ${type.cell};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > span {
    ${type.note};
    grid-row: 2;
    color: ${token.ink2};
  }
  > a,
  > button {
    grid-column: 2;
    grid-row: 1 / 3;
  }
`;
