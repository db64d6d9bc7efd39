import type { MySeasonTold } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { Pair } from './myseason.styles';

/** Figures of a season beside each other, two in a row; nothing where there are none. */
export const SeasonFigures = ({ figures }: { figures: readonly Omit<MySeasonTold, 'Weeks'>[] }): ReactElement | null =>
  figures.length === 0 ? null : (
    <Pair>
      {figures.map(({ ID, Title, Head, Text }) => (
        <div key={ID}>
          <h3>{Title}</h3>
          <strong>{Head}</strong>
          <p>{Text}</p>
        </div>
      ))}
    </Pair>
  );
