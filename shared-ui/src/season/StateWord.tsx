import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

const words = { clinched: 'Clinched', alive: 'Alive', out: 'Out' };

/** Whether first place is taken, open or gone: always the word, the colour only with it. */
export function StateWord({ state }: { state: keyof typeof words }): ReactElement {
  return <Word data-state={state}>{words[state]}</Word>;
}

const Word = styled.span`
  ${type.note};
  padding: 1px 7px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${token.ink2};
  &[data-state='clinched'] {
    font-weight: 600;
    color: ${token.onWin};
    background: ${token.win};
  }
  &[data-state='alive'] {
    color: ${token.winInk};
    background: ${token.winTint};
  }
`;
