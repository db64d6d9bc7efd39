import { Suspense, useState } from 'react';
import { lazyPart, useAction, useApi } from '@poolhouse/shared-ui';
import { ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Hash, Line, Note } from '../board/board.styles';

const ShareCode = lazyPart<{ link: string }>(() => import(/* webpackChunkName: "bbsquares-qr" */ './ShareCode'));

/** The link that shows the board without an account. */
export function ShareLine({ contestId }: { contestId: number }) {
  const read = useRead('GET bbsquares/share', { contest_id: contestId });
  return (
    <ReadGate read={read} rows={1}>
      {({ path }) => <Link key={path} contestId={contestId} first={path} />}
    </ReadGate>
  );
}

function Link({ contestId, first }: { contestId: number; first: string }) {
  const { call } = useApi();
  const [path, setPath] = useState(first);
  const [code, setCode] = useState(false);
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${path}`;
  const { run, pending, result } = useAction((on: 0 | 1) => call('POST bbsquares/share', { body: { contest_id: contestId, on } }), {
    done: (data) => (data.path === '' ? 'The link is dead.' : 'Whoever has the link sees the board.'),
    onDone: (data) => {
      setPath(data.path);
      setCopied(false);
    },
  });
  return (
    <>
      <Line as="div">
        <Button variant="outlined" disabled={pending} onClick={() => void run(path === '' ? 1 : 0)}>
          {path === '' ? 'Make a link to share' : 'Take the link back'}
        </Button>
      </Line>
      {path !== '' && (
        <>
          <Note>
            <Hash>{link}</Hash>
          </Note>
          <Line as="div">
            <Button variant="outlined" color="inherit" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
            <Button variant="outlined" color="inherit" aria-expanded={code} onClick={() => setCode(!code)}>
              {code ? 'Hide the QR code' : 'Show as QR code'}
            </Button>
          </Line>
          {code && (
            <Suspense fallback={null}>
              <ShareCode link={link} />
            </Suspense>
          )}
        </>
      )}
      <ResultText result={result} />
    </>
  );
}
