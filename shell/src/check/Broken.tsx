import { media, token, type } from '@poolhouse/shared-ui';
import { Panel, Stack } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { saveFile, fileNameOf } from '@poolhouse/shared-ui/device';
import { Link } from '@poolhouse/shared-ui/router';
import { Download, MessageSquare, Minus } from 'lucide-react';
import { edge, Marked, Plain } from './check.styles';
import type { Checked } from './check.types';
import { evidenceFile } from './evidence-file.rules';
import { fitsAll } from './fits-all.rules';
import { fileSize } from './log-file.rules';
import { misfitRows } from './misfits.rules';
import { dayTime } from './sentences.rules';

export interface BrokenProps {
  checked: Checked;
  /** Where the pool talks; '' where that is not known. */
  smack: string;
  /** The evidence is in a file. */
  onSaved(): void;
  /** The player has saved again elsewhere: receipts that differ are of picks that they have changed themselves. */
  onMine(): void;
}

/** What does not fit, what that can be, and what to do. Nobody is accused. */
export default function Broken({ checked, smack, onSaved, onMine }: BrokenProps) {
  const { past, opened, leftOut } = checked;
  const ownAlone = fitsAll({ past, opened, leftOut, receipts: [] });
  return (
    <Stack>
      <Misfits checked={checked} />
      <Panel title="What it can be">
        <Plain>
          {causes(checked).map((text) => (
            <Cause key={text}>
              <Minus size={18} aria-hidden />
              <span>{text}</span>
            </Cause>
          ))}
        </Plain>
      </Panel>
      <Panel
        title="What to do"
        foot={`The file holds what was signed then and now, and your receipts, ${fileSize(evidenceFile(checked).length)}. Anybody can verify it with check-contest.mjs; the site cannot take it back.`}
      >
        <Ways>
          <Button variant="contained" size="large" startIcon={<Download size={20} aria-hidden />} onClick={() => save(checked, onSaved)}>
            Save the evidence
          </Button>
          {smack !== '' && (
            <Button variant="outlined" size="large" component={Link} to={smack} startIcon={<MessageSquare size={20} aria-hidden />}>
              Ask the pool to check
            </Button>
          )}
          {ownAlone && (
            <Button variant="outlined" size="large" onClick={onMine}>
              I saved those again elsewhere
            </Button>
          )}
        </Ways>
      </Panel>
    </Stack>
  );
}

function save(checked: Checked, onSaved: () => void): void {
  saveFile(fileNameOf('json', 'evidence', checked.log.name, checked.log.year), evidenceFile(checked), 'application/json');
  onSaved();
}

function causes({ log, receipts, past }: Checked): string[] {
  const backup = log.restored.at(-1);
  const own = receipts.some(({ state }) => state === 'differs');
  return [
    ...(own ? ['You saved again from another device or browser. This one knows its own saves alone.'] : []),
    ...(past.why
      ? [
          `A backup was put back. ${backup ? `A line in the log says so, ${dayTime(backup.at)}.` : 'Then a line in the log says so; there is none.'}`,
        ]
      : []),
    `A fault of the site. Others will see the same${past.why ? ' bar' : ''}.`,
    `Somebody changed ${log.sealed ? 'stored picks or results' : 'what is stored'}.`,
  ];
}

function Misfits({ checked }: { checked: Checked }) {
  const seen = checked.kept.evidence?.seen.at;
  return (
    <Panel title="What does not fit">
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{seen === undefined ? 'Seen' : `Seen ${dayTime(seen)}`}</th>
            <th scope="col">Shown now</th>
          </tr>
        </thead>
        <tbody>
          {misfitRows(checked).map((row) => (
            <tr key={`${row.what} ${row.seen}`}>
              <th scope="row">{row.what}</th>
              <td>{row.seen}</td>
              <td data-differs={row.differs || undefined}>{row.shown}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const Cause = styled(Marked)`
  ${type.body};
  padding-block: 8px;
  color: ${token.ink2};
`;

const Ways = styled.div`
  ${edge};
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-block: 14px;
  border-bottom: 1px solid ${token.line};
  ${media.phone} {
    flex-direction: column;
  }
`;

const Table = styled.table`
  ${type.cell};
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    ${edge};
    padding-block: 8px;
    border-bottom: 1px solid ${token.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    ${type.head};
    color: ${token.ink2};
  }
  thead tr {
    background: ${token.sunken};
  }
  tbody th {
    font-weight: 500;
    color: ${token.ink2};
  }
  td[data-differs] {
    font-weight: 600;
    color: ${token.lossInk};
  }
`;
