import { formatAnd, formatNumber, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, FileField, FormResult, Note } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { Confirm } from '../form/Confirm';
import { Block } from '../look/Block';
import { Row, Rows } from '../look/Rows';
import { useImport, type Imported } from './useImport';

/** Closed seasons that the circle played on another site, for whoever runs this one. */
export function ImportPanel() {
  const { seat } = useConsole();
  return seat.role === 'site' ? <Importing /> : null;
}

function Importing() {
  const { group, seat, changed } = useConsole();
  const [file, setFile] = useState<File | null>(null);
  const { looked, result, pending, send, forget } = useImport(group, changed);
  return (
    <Panel title="Bring seasons along">
      <Block>
        <Note>
          Closed seasons of another Poolhouse, from the zip that it exports: {seat.group_name} has them in Rivals and years, each checked by
          its sealed log. Whoever is in the group under the address that they had there has their seasons at once.
        </Note>
        <FileField
          label="Export of another site"
          hint="a zip, 64 MB at most"
          accept=".zip"
          onFile={(chosen) => {
            setFile(chosen);
            forget();
          }}
        />
        {file && !looked && (
          <Button color="inherit" variant="outlined" disabled={pending} onClick={() => void send(file, 1)}>
            {pending ? 'Checking' : 'Look what is in it'}
          </Button>
        )}
        {file && looked && <Asked looked={looked} pending={pending} onYes={() => void send(file, 0)} onNo={forget} />}
        <FormResult result={result} />
      </Block>
    </Panel>
  );
}

interface AskedProps {
  looked: Imported;
  pending: boolean;
  onYes(): void;
  onNo(): void;
}

function Asked({ looked: { seasons, known, open, site, key }, ...rest }: AskedProps) {
  return (
    <>
      <Rows>
        {seasons.data.map(({ ID, entries, members, log }) => (
          <Row key={ID}>
            {ID}: {plural(entries, 'entry', 'entries')}, {formatNumber(members)} of people who are here. {log}
          </Row>
        ))}
      </Rows>
      {known.length > 0 && <Note>Here already: {formatAnd(known)}.</Note>}
      {open.length > 0 && <Note>Not closed, and left out: {formatAnd(open)}.</Note>}
      {seasons.data.length > 0 && (
        <Confirm
          question={
            <Box sx={{ overflowWrap: 'anywhere' }}>
              Take {seasons.data.length === 1 ? 'it' : 'them'} in? Signed by the site {site} with the key {key}. A season stays as it comes.
            </Box>
          }
          yes="Take in"
          {...rest}
        />
      )}
    </>
  );
}
