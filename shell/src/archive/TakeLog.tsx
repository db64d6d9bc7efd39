import type { DataOf } from '@poolhouse/contract';
import { CHECK_SCRIPT_PATH } from '@poolhouse/contract/constants';
import { media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelDetails, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { fileNameOf, saveFile } from '@poolhouse/shared-ui/device';
import { Download } from 'lucide-react';

type Head = DataOf<'GET utils/archive'>['archive']['data'][number];

/** The season's log as its site sealed it, and what checks it. */
export function TakeLog({ head }: { head: Head }) {
  return (
    <Panel title="Its sealed log">
      <Words>
        Sealed by the site <Word>{head.Site}</Word> with the key <Word>{head.Key}</Word>, checked when it came in, and kept as it came.
        Nobody adds to it here. Whoever has Node holds it against itself, and against what they kept of it.
      </Words>
      <PanelDetails summary="Take it with you">{() => <Files head={head} />}</PanelDetails>
    </Panel>
  );
}

function Files({ head: { ID, pool, Year } }: { head: Head }) {
  const read = useRead('GET utils/archive_log', { archive: ID });
  const name = fileNameOf('jsonl', pool, Year);
  return (
    <ReadGate read={read} rows={1}>
      {({ log }) => (
        <Buttons>
          <Button
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            onClick={() => saveFile(name, new Blob([log], { type: TYPE }), TYPE)}
          >
            Save {name}
          </Button>
          <Button variant="outlined" href={CHECK_SCRIPT_PATH} download startIcon={<Download size={18} aria-hidden />}>
            Save {CHECK_SCRIPT_PATH.slice(1)}
          </Button>
        </Buttons>
      )}
    </ReadGate>
  );
}

const TYPE = 'application/jsonl';

const Words = styled.p`
  ${type.body};
  margin: 0;
  padding: 4px 14px 14px;
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 14px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const Word = styled.code`
  overflow-wrap: anywhere;
`;
