import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../page/Panel';
import { RecapPart } from './recap.styles';

export interface RecapMineProps {
  /** 'Your week' */
  title: string;
  /** '2nd of 12'; '' for none. */
  place: string;
  /** A sentence or two for each of the viewer's own entries, by name where they are several. */
  said: readonly { id: number; name: string; says: string }[];
  /** What they had, as `RecapCells`. */
  children?: ReactNode;
}

/** What a round was for who looks at its recap; nothing without an entry in it. */
export function RecapMine({ title, place, said, children }: RecapMineProps): ReactElement | null {
  if (said.length === 0) return null;
  return (
    <Panel title={title} action={place === '' ? undefined : place}>
      {children}
      {said.map(({ id, name, says }) => (
        <RecapPart key={id}>
          {said.length > 1 && <h3>{name}</h3>}
          <p>{says}</p>
        </RecapPart>
      ))}
    </Panel>
  );
}
