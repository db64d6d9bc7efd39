import { memo, type ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import { ChipFace } from './ChipFace';
import { faces, type FaceName } from './result-face';

const usual: readonly FaceName[] = ['win', 'loss', 'push', 'winning', 'losing', 'pushing', 'picked'];

/** What the chips mean; stands in the foot of every grid that uses them. Football's, unless others are named. */
export const ResultLegend = memo(function ResultLegend({ of = usual }: { of?: readonly FaceName[] }): ReactElement {
  return (
    <List role="list" aria-label="What the results mean">
      {of.map((name) => (
        <li key={name}>
          <ChipFace face={faces[name]} aria-hidden />
          {faces[name].word}
        </li>
      ))}
    </List>
  );
});

const List = styled.ul`
  ${type.note};
  color: ${token.ink2};
  /* Lines of like length, so that no word is left alone in the last. */
  text-wrap: balance;
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    vertical-align: middle;
    margin: 0 16px 6px 0;
    white-space: nowrap;
  }
`;
