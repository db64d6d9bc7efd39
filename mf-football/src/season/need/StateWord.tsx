import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { OutlookRow } from '@poolhouse/contract';

const Word = styled.span`
  ${type.note};
  padding: 1px 7px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${token.ink2};
  &[data-state='clinched'] { font-weight: 600; color: ${token.onWin}; background: ${token.win}; }
  &[data-state='alive'] { color: ${token.winInk}; background: ${token.winTint}; }
  &[data-state='out'] { padding-inline: 7px; }
`;

const words: Record<OutlookRow['State'], string> = { clinched: 'Clinched', alive: 'Alive', out: 'Out' };

/** Whether first place is taken, open or gone: always the word, the colour only with it. */
export function StateWord({ state }: { state: OutlookRow['State'] }) {
  return <Word data-state={state}>{words[state]}</Word>;
}
