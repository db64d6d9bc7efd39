import { formatDayTime, plural, shellRoutes } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Board } from '../contest/board.rules';
import { Body, Hash, Note } from '../contest/board.styles';
import { Level } from './draw.styles';
import { levelWords } from './level.rules';

/** Where the numbers come from, and the way to where this browser makes them anew. */
export function DrawPanel({ board: { config } }: { board: Board }) {
  const { level } = config;
  const Icon = level === 'A' ? CircleCheck : CircleAlert;
  const action = level !== '' && (
    <Level>
      <Icon size={16} aria-hidden /> {levelWords(level)}
    </Level>
  );
  return (
    <Panel id="draw" title="The draw" {...(action === false ? {} : { action })}>
      <Body>
        {level === 'C' ? (
          <p>Numbers typed in by {config.typed_by}: not verifiable.</p>
        ) : config.drawn_at === '' ? (
          <Sealed config={config} />
        ) : (
          <Drawn config={config} />
        )}
        {level !== 'C' && (config.drawn_at !== '' || config.waits_for !== '') && (
          <p>
            <Link to={shellRoutes.check(config.contest_id, 'bbsquares')}>Check this draw</Link>
          </p>
        )}
      </Body>
    </Panel>
  );
}

type Config = Pick<Board, 'config'>;

function Drawn({ config: { drawn_at: at, drawn_from: from, corrected_sources: sources } }: Config) {
  return (
    <>
      <p>
        Numbers drawn {formatDayTime(at)}
        {from === '' ? '' : ` from the final scores of ${from}`}. Your browser can make them anew.
      </p>
      {sources > 0 && <p>{plural(sources, 'score was', 'scores were')} corrected after the draw; the draw stands.</p>}
    </>
  );
}

function sourceWords(from: string, waits: string): string {
  if (waits !== '') return `from the final score of ${waits}, which nobody knows yet`;
  return from === '' ? 'from scores of games that are played after the lock' : `from the final scores of ${from}`;
}

/** What is promised before the draw. */
function Sealed({ config: { drawn_from: from, waits_for: waits, commit } }: Config) {
  return (
    <>
      <p>
        {waits === ''
          ? 'Numbers not drawn. A secret was sealed when the board was made'
          : 'The first draw was thrown away. A second secret was sealed then'}
        ; the numbers come from it, from who claimed what, from everybody’s word and {sourceWords(from, waits)}.
      </p>
      <Note>
        Sealed as <Hash>{commit}</Hash>
      </Note>
    </>
  );
}
