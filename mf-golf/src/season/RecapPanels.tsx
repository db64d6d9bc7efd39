import type { DataOf } from '@poolhouse/contract';
import { formatLongDay, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { tieFoot } from '../standings/tie-foot';
import { FinalStandings } from './FinalStandings';

export type Recap = DataOf<'GET golf/recap'>;

/** A tournament as it was when it became official, and what was said of it since. */
export function RecapPanels({ data }: { data: Recap }) {
  const config = data.config.data[0];
  if (!config || config.tid === 0)
    return (
      <Panel title="Recap">
        <PanelEmpty>No tournament of this season is official yet.</PanelEmpty>
      </Panel>
    );
  return (
    <>
      <Panel
        title={`Recap: ${config.Name}`}
        action={`Official ${formatLongDay(config.OfficialAt)}${config.double ? ', counts double' : ''}`}
        foot="Frozen when it became official: nothing here changes any more."
      >
        {config.cancelled === 1 ? (
          <PanelEmpty>It was canceled, or too short: no scores, and its prizes join those of the season.</PanelEmpty>
        ) : (
          <HighlightList rows={data.highlights.data} />
        )}
      </Panel>
      {config.cancelled === 0 && (
        <Panel title="Final standings" foot={<FinalNotes rows={data.standings.data} />}>
          <FinalStandings rows={data.standings.data} />
        </Panel>
      )}
      {data.corrections.data.length > 0 && <CorrectionsPanel rows={data.corrections.data} />}
    </>
  );
}

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

const CorrectionsPanel = ({ rows }: { rows: Recap['corrections']['data'] }) => (
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
