import { lazyPart, useAction, useApi } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FormResult, Note } from '@poolhouse/shared-ui/desk';
import { Suspense, useState } from 'react';
import { Hash } from '../contest/board.styles';

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
  const { run, pending, result } = useAction((on: 0 | 1) => call('POST bbsquares/share', { body: { contest_id: contestId, on } }), {
    done: (data) => (data.path === '' ? 'The link is dead.' : 'Whoever has the link sees the board.'),
    onDone: (data) => setPath(data.path),
  });
  return (
    <>
      <Buttons>
        <Button disabled={pending} onClick={() => void run(path === '' ? 1 : 0)}>
          {path === '' ? 'Make a link to share' : 'Take the link back'}
        </Button>
      </Buttons>
      {path !== '' && <HandOn key={path} link={`${location.origin}${path}`} />}
      <FormResult result={result} />
    </>
  );
}

/** The link itself, to copy or to hold before a camera. */
function HandOn({ link }: { link: string }) {
  const [code, setCode] = useState(false);
  const [copied, setCopied] = useState(false);
  return (
    <>
      <Note>
        <Hash>{link}</Hash>
      </Note>
      <Buttons>
        <Button color="inherit" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <Button color="inherit" aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? 'Hide the QR code' : 'Show as QR code'}
        </Button>
      </Buttons>
      {code && (
        <Suspense fallback={null}>
          <ShareCode link={link} />
        </Suspense>
      )}
    </>
  );
}
