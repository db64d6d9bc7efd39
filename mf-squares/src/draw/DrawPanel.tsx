import { lazyPart } from '@poolhouse/shared-ui';
import { Panel, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { Board } from '../contest/board.rules';
import { Body, Hash, Note } from '../contest/board.styles';
import { Level } from './draw.styles';
import { levelWords } from './level.rules';
import { useInSight } from './useInSight';

const DrawCheck = lazyPart(() => import(/* webpackChunkName: "bbsquares-draw" */ './DrawCheck'));

/** Where the numbers come from; this browser makes them anew once the panel comes into sight. */
export function DrawPanel({ board: { config } }: { board: Board }) {
  const [place, seen] = useInSight<HTMLDivElement>();
  const { level } = config;
  const Icon = level === 'A' ? CircleCheck : CircleAlert;
  const action = level !== '' && (
    <Level>
      <Icon size={16} aria-hidden /> {levelWords(level)}
    </Level>
  );
  return (
    <Panel id="draw" title="Check this draw" {...(action === false ? {} : { action })}>
      <div ref={place}>
        {level === 'C' ? (
          <Body>
            <p>Numbers typed in by {config.typed_by}: not verifiable.</p>
          </Body>
        ) : config.drawn_at === '' ? (
          <>
            <Sealed config={config} />
            {config.waits_for !== '' && seen && <Check contestId={config.contest_id} key={config.commit} />}
          </>
        ) : (
          <>
            <Corrected sources={config.corrected_sources} />
            {seen ? <Check contestId={config.contest_id} key={config.drawn_at} /> : <PanelSkeleton rows={4} />}
          </>
        )}
      </div>
    </Panel>
  );
}

const Check = ({ contestId }: { contestId: number }) => (
  <Suspense fallback={<PanelSkeleton rows={4} />}>
    <DrawCheck contestId={contestId} />
  </Suspense>
);

/** @param sources scores that the draw was made from, and that are others now */
const Corrected = ({ sources }: { sources: number }) =>
  sources > 0 && (
    <Body>
      <p>{sources === 1 ? 'One score was' : `${sources} scores were`} corrected after the draw; the draw stands.</p>
    </Body>
  );

function sourceWords(from: string, waits: string): string {
  if (waits !== '') return `from the final score of ${waits}, which nobody knows yet`;
  return from === '' ? 'from scores of games that are played after the lock' : `from the final scores of ${from}`;
}

/** What is promised before the draw. */
function Sealed({ config: { drawn_from: from, waits_for: waits, commit } }: Pick<Board, 'config'>) {
  return (
    <Body>
      <p>
        {waits === ''
          ? 'Numbers not drawn. A secret was sealed when the board was made'
          : 'The first draw was thrown away. A second secret was sealed then'}
        ; the numbers come from it, from who claimed what, from everybody’s word and {sourceWords(from, waits)}.
      </p>
      <Note>
        Sealed as <Hash>{commit}</Hash>
      </Note>
    </Body>
  );
}
