import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../page/Panel';
import { Winner } from './recap.styles';

export interface RecapWonProps {
  /** 'Won the week' */
  title: string;
  /** 'Mendoza Line', 'Three shared it' */
  headline: string;
  /** '5–0 and all 42 points'; '' for nothing. */
  says: string;
  /** Whether somebody has won. */
  won: boolean;
  /** What else is to say of it; '' for nothing. */
  notes: readonly string[];
  /** What they had, as `RecapCells`. */
  children?: ReactNode;
}

/** Who won a round, the first panel of its recap. */
export function RecapWon({ title, headline, says, won, notes, children }: RecapWonProps): ReactElement {
  return (
    <Panel title={title}>
      <Winner>
        <strong>{headline}</strong>
        {says !== '' && <em data-won={won || undefined}>{says}</em>}
        {notes.filter(Boolean).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Winner>
      {children}
    </Panel>
  );
}
