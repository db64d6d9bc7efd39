import type { RosterLine } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FileField, FormResult } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { useTool } from '../form/useTool';
import { Block } from '../look/Block';
import { RosterLines } from './RosterLines';

/** A roster from a file: a dry run names each row, then all of it or nothing. */
export function RosterPanel() {
  const [csv, setCsv] = useState<string | null>(null);
  const [lines, setLines] = useState<readonly RosterLine[]>([]);
  const { run, pending, result } = useRoster(setLines);
  const ready = csv !== null && lines.length > 0 && !lines.some((line) => line.what === 'refused') && result?.ok !== false;
  const read = (text: string) => {
    // What the file before it was to do says nothing of this one.
    setLines([]);
    setCsv(text);
    void run({ dry_run: 1, text });
  };
  return (
    <Panel title="Roster from a file">
      <Block>
        <FileField label="CSV file" hint="Columns email, name, entry_name and contest" accept=".csv,text/csv" onRead={read} />
        <Buttons>
          <Button variant="contained" disabled={pending || !ready} onClick={() => csv !== null && void run({ dry_run: 0, text: csv })}>
            Take it in
          </Button>
        </Buttons>
        <FormResult result={result} />
      </Block>
      <RosterLines rows={lines} />
    </Panel>
  );
}

function useRoster(onLines: (lines: readonly RosterLine[]) => void) {
  const api = useApi();
  const { group } = useConsole();
  return useTool(
    ({ dry_run, text }: { dry_run: 0 | 1; text: string }) =>
      api.call('POST ad/import_roster', { body: { group_number: group, csv: text, dry_run } }),
    { onDone: (data) => onLines(data.lines.data) },
  );
}
