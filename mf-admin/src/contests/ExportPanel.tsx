import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { FormResult, Note } from '@poolhouse/shared-ui/desk';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { Block } from '../look/Block';
import { useDownload } from './useDownload';

/** All of the group in one file. */
export function ExportPanel() {
  const { group, seat } = useConsole();
  const download = useDownload();
  const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setResult(await download(`ad/export?group_number=${group}`, `${seat.group_name}.zip`));
    setPending(false);
  };
  return (
    <Panel title="Take everything along">
      <Block>
        <Note>
          Members, contests, entries, picks that may be seen, standings, messages and the log of {seat.group_name} in a zip: as a page that
          any browser opens without this site, as CSV and as JSON, with the contests’ sealed logs and the program that checks them. No
          passwords, no secrets, no sealed picks.
        </Note>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
          disabled={pending}
          onClick={() => void save()}
        >
          {pending ? 'Packing' : 'Export as zip'}
        </Button>
        <FormResult result={result} />
      </Block>
    </Panel>
  );
}
