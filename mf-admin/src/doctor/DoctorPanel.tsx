import type { DataOf, DoctorFindingRow } from '@poolhouse/contract';
import { formatDayTime, plural, useApi } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTool } from '../form/useTool';
import { ResultBlock } from '../look/ResultBlock';
import { Row, Rows } from '../look/Rows';

type Found = DataOf<'GET ad/doctor'>;

/** While the site is being looked at, what was found is asked for so often. */
const LOOK_MS = 2000;

/** What `npx poolhouse doctor` says, as it was last said; a press has the site looked at again. */
export function DoctorPanel() {
  const api = useApi();
  const read = useRead('GET ad/doctor', undefined);
  const { data, retry } = read;
  const checking = data?.checking === 1;
  const check = useTool(() => api.call('POST ad/check_doctor'), { onDone: () => retry() });
  useEffect(() => {
    if (!checking) return undefined;
    const timer = setInterval(retry, LOOK_MS);
    return () => clearInterval(timer);
  }, [checking, retry]);
  const busy = checking || check.pending;
  return (
    <Panel
      title="Health"
      action={
        <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void check.run()}>
          {busy ? 'Checking' : 'Check again'}
        </Button>
      }
      foot="The same as npx poolhouse doctor beside the site, which ends with 1 where something is bad."
    >
      <ReadGate read={read} rows={8} stays>
        {(found) => <Findings {...found} />}
      </ReadGate>
      {/* What was found says itself that it was looked for. */}
      <ResultBlock result={check.result?.ok ? null : check.result} />
    </Panel>
  );
}

function Findings({ findings: { data: rows }, at, checking }: Found) {
  if (rows.length === 0)
    return (
      <PanelEmpty>
        {checking === 1
          ? 'The site is being looked at for the first time.'
          : 'The site was not looked at yet. It is every night; Check again does so now.'}
      </PanelEmpty>
    );
  const bad = rows.filter(({ level }) => level === 'bad').length;
  return (
    <Rows label="Findings">
      <Row>
        <span>
          {bad === 0 ? 'Nothing is bad.' : `${plural(bad, 'thing is', 'things are')} bad.`}
          <small>looked at {formatDayTime(at)}</small>
        </span>
      </Row>
      {rows.map((row) => (
        <FindingRow key={row.ID} row={row} />
      ))}
    </Rows>
  );
}

const MARKS = { bad: CircleAlert, look: TriangleAlert, good: CircleCheck } as const;
const WORDS = { bad: 'Bad', look: 'To look at', good: 'Good' } as const;

function FindingRow({ row: { level, about, says, todo } }: { row: DoctorFindingRow }) {
  const Mark = MARKS[level];
  return (
    <Row waits={level === 'bad'}>
      <span>
        <Mark size={16} role="img" aria-label={WORDS[level]} /> <b>{about}:</b> {says}
        {todo !== '' && <small>{todo}</small>}
      </span>
    </Row>
  );
}
