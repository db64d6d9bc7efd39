import type { RecapFact } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { Panel } from '../page/Panel';
import { RecapPart } from './recap.styles';

/** What was worth telling of a round: its swing by itself, the others below each other. @param title 'Also that week' */
export function RecapFacts({ facts, title }: { facts: readonly RecapFact[]; title: string }): ReactElement {
  const swing = facts.find(({ ID }) => ID === 'swing');
  const others = facts.filter((fact) => fact !== swing);
  return (
    <>
      {swing && (
        <Panel title={swing.Title} action={swing.Where}>
          <RecapPart>
            <strong>{swing.Head}</strong>
            <p>{swing.Text}</p>
          </RecapPart>
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={title}>
          {others.map(({ ID, Title, Head, Text }) => (
            <RecapPart key={ID}>
              <h3>{Title}</h3>
              <strong>{Head}</strong>
              <p>{Text}</p>
            </RecapPart>
          ))}
        </Panel>
      )}
    </>
  );
}
