import { formatLongDay, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { tieFoot } from '../standings/tie-foot';
import { FinalStandings } from './FinalStandings';
import type { Recap } from './recap.types';

/** The best, the worst and the pots of a tournament, as they were when it became official. */
export const HighlightsPanel = ({ rows, officialAt }: { rows: Recap['highlights']['data']; officialAt: string }) => (
  <Panel
    title="Best and most"
    action={`Official ${formatLongDay(officialAt)}`}
    foot="Frozen when it became official: nothing here changes any more."
  >
    <HighlightList rows={rows} />
  </Panel>
);

export const FinalPanel = ({ rows }: { rows: Recap['standings']['data'] }) => (
  <Panel title="Final standings" foot={<FinalNotes rows={rows} />}>
    <FinalStandings rows={rows} />
  </Panel>
);

const HighlightList = ({ rows }: { rows: Recap['highlights']['data'] }) => (
  <Highlights>
    {rows.map(({ ID, label, value, note }) => (
      <div key={ID}>
        <dt>{label}</dt>
        <dd>
          <b>{withMinus(value)}</b> {note}
        </dd>
      </div>
    ))}
  </Highlights>
);

const FinalNotes = ({ rows }: { rows: Recap['standings']['data'] }) => (
  <>
    <div>In brackets: the holes on which this golfer alone made the ball that counted.</div>
    {tieFoot(rows)}
  </>
);

/** What was said of it since; nothing for none. */
export const CorrectionsPanel = ({ rows }: { rows: Recap['corrections']['data'] }) =>
  rows.length > 0 && (
    <Panel title="Corrections" action="told, not graded">
      <Corrections>
        {rows.map(({ ID, at, text }) => (
          <li key={ID}>
            {text} <small>{formatLongDay(at)}</small>
          </li>
        ))}
      </Corrections>
    </Panel>
  );

/** A minus that is as wide as the plus. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

const Highlights = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  margin: 0;
  div {
    padding: 10px 14px;
    border-bottom: 1px solid ${token.line};
  }
  dt {
    ${type.head};
    color: ${token.ink3};
  }
  dd {
    ${type.cell};
    margin: 2px 0 0;
    color: ${token.ink2};
  }
  b {
    ${type.value};
    margin-right: 6px;
    color: ${token.ink};
  }
`;

const Corrections = styled.ul`
  ${type.body};
  margin: 0;
  padding: 10px 14px 10px 32px;
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
