import { Suspense, useState } from 'react';
import { formatDayTime, lazyPart } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Body, Hash, Note } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import { levelWords } from './level.rules';

const DrawCheck = lazyPart(() => import(/* webpackChunkName: "bbsquares-draw" */ './DrawCheck'));

/** Where the numbers come from, and the button that lets this browser make them anew. */
export function DrawPanel({ board: { config } }: { board: Board }) {
  const [open, setOpen] = useState(false);
  const drawn = config.drawn_at !== '';
  return (
    <Panel id="draw" title="Check this draw" {...(config.level === '' ? {} : { action: levelWords(config.level) })}>
      <Body>
        {config.level === 'C' ? (
          <p>Numbers typed in by {config.typed_by}: not verifiable.</p>
        ) : drawn ? (
          <p>
            Numbers drawn {formatDayTime(config.drawn_at)}
            {config.drawn_from !== '' ? ` from ${config.drawn_from}` : ' from the sealed seed and the players’ words'}. Everybody can make
            them anew.
          </p>
        ) : (
          <p>
            Numbers not drawn. A secret was sealed when the board was made; the numbers come from it, from who claimed what, from
            everybody’s word and{' '}
            {config.drawn_from === ''
              ? 'from scores of games that are played after the lock'
              : `from the final scores of ${config.drawn_from}`}
            .
          </p>
        )}
        {config.corrected_sources > 0 && (
          <p>
            {config.corrected_sources === 1 ? 'One score was' : `${config.corrected_sources} scores were`} corrected after the draw; the
            draw stands.
          </p>
        )}
        {config.level !== 'C' && (
          <Note>
            Sealed as <Hash>{config.commit}</Hash>
          </Note>
        )}
        {drawn && !open && (
          <div>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              Check it in this browser
            </Button>
          </div>
        )}
        {open && (
          <Suspense fallback={<p>Making the draw anew…</p>}>
            <DrawCheck contestId={config.contest_id} />
          </Suspense>
        )}
      </Body>
    </Panel>
  );
}
