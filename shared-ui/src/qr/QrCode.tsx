import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { qrShape } from './qr.rules';

/** Squares of white around it, without which cameras fail. */
const QUIET = 4;

// Black on white in both themes: some cameras read nothing else.
const Frame = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  background: #fff;
  fill: #000;
`;

/** A text, most often a link, as a picture for a phone's camera. @param label what it is of, for those who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = qrShape(text);
  const side = size + 2 * QUIET;
  return (
    <Frame role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges" data-print>
      <path d={path} />
    </Frame>
  );
}
