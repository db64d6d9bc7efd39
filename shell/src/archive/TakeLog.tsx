import type { DataOf } from '@poolhouse/contract';
import { CHECK_SCRIPT_PATH } from '@poolhouse/contract/constants';
import { media, token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { fileNameOf, saveFile } from '@poolhouse/shared-ui/device';
import { Download } from 'lucide-react';

type Head = DataOf<'GET utils/archive'>['archive']['data'][number];

/** The season's log as its site sealed it, and what checks it. */
export function TakeLog({ head: { ID, pool, Year, Site, Key } }: { head: Head }) {
  const api = useApi();
  const name = fileNameOf('jsonl', pool, Year);
  const saving = useAction(() => api.call('GET utils/archive_log', { query: { archive: ID } }), {
    onDone: ({ log }) => saveFile(name, new Blob([log], { type: 'application/jsonl' }), 'application/jsonl'),
  });
  return (
    <Panel title="Its sealed log">
      <Words>
        <p>
          Sealed by the site <Word>{Site}</Word> with the key <Word>{Key}</Word>, checked when it came in, and kept as it came. Nobody adds
          to it here. Whoever has Node holds it against itself, and against what they kept of it.
        </p>
        <Buttons>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            disabled={saving.pending}
            onClick={() => void saving.run()}
          >
            Save {name}
          </Button>
          <Button variant="outlined" href={CHECK_SCRIPT_PATH} download startIcon={<Download size={18} aria-hidden />}>
            Save {CHECK_SCRIPT_PATH.slice(1)}
          </Button>
        </Buttons>
        <ResultText result={saving.result} />
      </Words>
    </Panel>
  );
}

const Words = styled.div`
  padding: 4px 14px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
  p {
    ${type.body};
    margin: 0 0 12px;
    color: ${token.ink2};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Word = styled.code`
  overflow-wrap: anywhere;
`;
