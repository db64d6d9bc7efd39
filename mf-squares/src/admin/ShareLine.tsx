import { useEffect, useState } from 'react';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Hash, Line, Note } from '../board/board.styles';

/** The link that shows the board without an account. */
export function ShareLine({ contestId }: { contestId: number }) {
  const { call } = useApi();
  const [path, setPath] = useState('');
  useEffect(() => {
    let gone = false;
    void call('GET bbsquares/share', { query: { contest_id: contestId } }).then(({ data }) => {
      if (!gone && data) setPath(data.path);
    });
    return () => {
      gone = true;
    };
  }, [call, contestId]);
  const { run, pending, result } = useAction((on: 0 | 1) => call('POST bbsquares/share', { body: { contest_id: contestId, on } }), {
    done: (data) => (data.path === '' ? 'The link is dead.' : 'Whoever has the link sees the board.'),
    onDone: (data) => setPath(data.path),
  });
  return (
    <>
      <Line as="div">
        <Button variant="outlined" disabled={pending} onClick={() => void run(path === '' ? 1 : 0)}>
          {path === '' ? 'Make a link to share' : 'Take the link back'}
        </Button>
      </Line>
      {path !== '' && (
        <Note>
          <Hash>{`${location.origin}${path}`}</Hash>
        </Note>
      )}
      <ResultText result={result} />
    </>
  );
}
