import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { token, type } from '../theme/tokens';
import { ChipFace } from './ChipFace';
import { faces } from './result-face';

/** What the chips mean; stands in the foot of every grid that uses them. */
export function ResultLegend(): ReactElement {
  return (
    <List role="list" aria-label="What the results mean">
      {Object.values(faces).map((face) => (
        <li key={face.mark}>
          <ChipFace face={face} aria-hidden />
          {face.word}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${type.note};
  color: ${token.ink2};
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
