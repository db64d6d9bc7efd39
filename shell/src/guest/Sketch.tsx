import type { DemoSketch } from '@poolhouse/contract';
import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';

/** Rows of a board: mine is tinted, and the third is lost. */
const rows = (
  <>
    <rect y="14" width="96" height="14" fill={token.brandTint} />
    {[0, 1, 2, 3].map((n) => (
      <g key={n} transform={`translate(0 ${n * 14})`}>
        <rect x="7" y="4" width="6" height="6" rx="1.5" fill={n === 2 ? token.loss : token.win} />
        <rect x="18" y="5" width={[34, 42, 30, 38][n]} height="4" rx="2" fill={n === 1 ? token.ink : token.ink3} />
        <rect x="74" y="4" width="15" height="6" rx="1.5" fill={n === 0 ? token.live : token.line2} />
      </g>
    ))}
  </>
);

/** A hole from above: the tee, two strokes, and the putt that falls. */
const hole = (
  <>
    <path d="M12 46C30 50 34 26 54 24S78 20 82 14" fill="none" stroke={token.winTint} strokeWidth="15" strokeLinecap="round" />
    <circle cx="80" cy="15" r="10" fill={token.win} opacity="0.45" />
    <path d="M12 46 48 25 74 19 81 14" fill="none" stroke={token.ink} strokeWidth="1.6" strokeLinejoin="round" />
    {[
      [12, 46],
      [48, 25],
      [74, 19],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="3" fill={token.surface} stroke={token.ink} strokeWidth="1.4" />
    ))}
    <path d="M81 14V3l8 3-8 3" fill={token.live} stroke={token.live} strokeWidth="1.2" />
  </>
);

const LINE = { fill: 'none', stroke: token.line2, strokeWidth: 1.4 };

/** Four teams, two games and who won them. */
const bracket = (
  <>
    <path {...LINE} d="M38 9h8v14h-8M38 37h8v14h-8M46 16h12v28H46M58 30h10" />
    {[4, 18, 32, 46].map((y, n) => (
      <rect key={y} x="7" y={y} width="31" height="10" rx="2" fill={[token.brandTint, token.sunken, token.sunken, token.winTint][n]} />
    ))}
    {[4, 46].map((y, n) => (
      <rect key={y} x="7" y={y} width="4" height="10" rx="1" fill={n === 0 ? token.brand : token.win} />
    ))}
    <rect x="66" y="23" width="24" height="14" rx="3" fill={token.brand} />
  </>
);

/** Squares, of which mine are tinted and one has won. */
const grid = (
  <>
    {Array.from({ length: 24 }, (_, n) => {
      const [x, y] = [11 + (n % 6) * 13, 3 + Math.floor(n / 6) * 13];
      const fill = n === 9 ? token.win : [3, 14, 19].includes(n) ? token.brandTint : token.sunken;
      return <rect key={n} x={x} y={y} width="11" height="11" rx="1.5" fill={fill} stroke={token.line2} strokeWidth="0.8" />;
    })}
  </>
);

/** A team on the block: its price, the clock that runs, and the button that goes higher. */
const hammer = (
  <>
    <rect x="8" y="6" width="40" height="5" rx="2.5" fill={token.ink} />
    <rect x="8" y="17" width="26" height="10" rx="2" fill={token.brandTint} />
    <circle cx="76" cy="17" r="11" fill="none" stroke={token.line2} strokeWidth="4" />
    <path d="M76 6a11 11 0 0 1 9.5 16.5" fill="none" stroke={token.live} strokeWidth="4" strokeLinecap="round" />
    <rect x="8" y="37" width="80" height="14" rx="4" fill={token.brand} />
    <rect x="34" y="42" width="28" height="4" rx="2" fill={token.onBrand} />
  </>
);

/** Tabs, and a form with its button. */
const desk = (
  <>
    {[7, 29, 51].map((x, n) => (
      <rect key={x} x={x} y="6" width="17" height="4" rx="2" fill={n === 0 ? token.brand : token.ink3} />
    ))}
    <path {...LINE} d="M0 15h96" />
    {[22, 35].map((y) => (
      <rect key={y} x="7" y={y} width="56" height="9" rx="2" fill={token.surface} stroke={token.line2} />
    ))}
    <rect x="70" y="35" width="19" height="9" rx="2" fill={token.brand} />
  </>
);

const SKETCHES: Readonly<Record<DemoSketch, ReactNode>> = { rows, hole, bracket, grid, hammer, desk };

/** What a page looks like, drawn small: in the theme's colors, and never older than the page. */
export function Sketch({ of }: { of: DemoSketch }) {
  return (
    <Frame viewBox="0 0 96 56" aria-hidden focusable="false">
      {SKETCHES[of]}
    </Frame>
  );
}

const Frame = styled.svg`
  grid-area: sketch;
  width: 96px;
  height: 56px;
  background: ${token.page};
  border: 1px solid ${token.line2};
  border-radius: 6px;
`;
