import { memo, type ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token } from '../theme/tokens';

/** A team's two colours, the only place where they appear. Anything that holds `#rrggbb` pairs will do. */
export const Tick = memo(function Tick({ colors }: { colors: string }): ReactElement {
  const [first = '#888888', second = first === '#888888' ? '#BBBBBB' : first] = colors.match(/#[\da-f]{6}/gi) ?? [];
  return <Bar aria-hidden style={{ background: `linear-gradient(${first} 62%, ${second} 62%)` }} />;
});

const Bar = styled.span`
  flex: none;
  display: inline-block;
  width: 6px;
  height: 16px;
  outline: 1px solid ${token.ctl};
  outline-offset: 0;
  forced-color-adjust: none;
`;
