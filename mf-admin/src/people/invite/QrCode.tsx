import { styled } from '@poolhouse/shared-ui/core';
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

/** A link as a picture for a phone's camera. */
export default function QrCode({ link }: { link: string }) {
  const { size, path } = qrShape(link);
  const side = size + 2 * QUIET;
  return (
    <Frame
      role="img"
      aria-label="QR code of the invitation"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      data-print
    >
      <path d={path} />
    </Frame>
  );
}
