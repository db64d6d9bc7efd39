import { media, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { VIEW, type Drawing, type Line, type Marker } from './draw.rules';
import { TAG, tagsOf } from './tags.rules';

/** Ground colours of a drawn hole; by day lighter than by night. */
const GROUND = {
  woods: 'var(--hole-woods)',
  rough: 'var(--hole-rough)',
  fairway: 'var(--hole-fairway)',
  green: 'var(--hole-green)',
  sand: 'var(--hole-sand)',
  water: 'var(--hole-water)',
  ball: '#ffffff',
  tag: 'rgb(10 18 24 / 82%)',
} as const;

interface Props {
  label: string;
  /** Undefined on a served picture. */
  drawing?: Drawing | undefined;
  picture?: string | undefined;
  lines: readonly Line[];
  markers: readonly Marker[];
  /** So many strokes are shown; for playing the hole back. */
  upTo: number;
}

/** A hole from above with this golfer's strokes. What it shows stands beside it as a list. */
export function HoleDrawing({ label, drawing, picture, lines, markers, upTo }: Props) {
  const shown = lines.filter(({ stroke }) => stroke <= upTo);
  const numbers = new Set(shown.map(({ stroke }) => String(stroke)));
  return (
    <Svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={label}>
      <rect width={VIEW.width} height={VIEW.height} fill={GROUND.woods} />
      {picture && <image href={picture} width={VIEW.width} height={VIEW.height} preserveAspectRatio="none" />}
      {drawing && <Ground drawing={drawing} />}
      <Strokes lines={shown} />
      <Markers markers={markers.filter(({ text }) => text === 'P' || numbers.has(text))} />
    </Svg>
  );
}

/** What the strokes lie on, from the ground up, and the pin. */
function Ground({ drawing: { rough, water, fairway, greens, green, sand, bunkers, tee, pin } }: { drawing: Drawing }) {
  return (
    <>
      <path d={rough} fill={GROUND.rough} />
      <Shapes paths={water} fill={GROUND.water} />
      <path d={fairway} fill={GROUND.fairway} />
      <Shapes paths={greens} fill={GROUND.green} />
      {green && <circle cx={green.x} cy={green.y} r={green.r} fill={GROUND.green} />}
      <Shapes paths={sand} fill={GROUND.sand} />
      {bunkers.map(({ x, y, r }, n) => (
        <circle key={n} cx={x} cy={y} r={Math.max(3, r)} fill={GROUND.sand} />
      ))}
      <rect x={tee.x - 8} y={tee.y - 4} width={16} height={8} rx={1} fill={GROUND.green} />
      <line x1={pin.x} y1={pin.y} x2={pin.x} y2={pin.y - 24} stroke={GROUND.ball} strokeWidth={2} />
      <path d={`M${pin.x} ${pin.y - 24}l13 5l-13 5z`} fill="#ff7fbb" />
    </>
  );
}

function Strokes({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ from, to, dashed, stroke }) => (
    <line
      key={stroke}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={GROUND.ball}
      strokeWidth={2}
      strokeDasharray={dashed ? '4 4' : undefined}
    />
  ));
}

/** Markers lie above lengths: a number that is covered leaves its stroke without a place. */
function Markers({ markers }: { markers: readonly Marker[] }) {
  return (
    <>
      {tagsOf(markers).map(({ left, top, width, text }) => (
        <g key={`${left} ${top}`}>
          <rect x={left} y={top} width={width} height={TAG.height} rx={3} fill={GROUND.tag} />
          <text x={left + 6} y={top + 15} fontSize={13} fontWeight={600} fill={GROUND.ball}>
            {text}
          </text>
        </g>
      ))}
      {markers.map(({ x, y, text }) => (
        <g key={text}>
          <circle cx={x} cy={y} r={10} fill={GROUND.ball} stroke="#131c26" />
          <text x={x} y={y + 4.5} textAnchor="middle" fontSize={13} fontWeight={700} fill="#131c26">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

function Shapes({ paths, fill }: { paths: readonly string[]; fill: string }) {
  return paths.map((path) => <path key={path} d={path} fill={fill} />);
}

const Svg = styled.svg`
  --hole-woods: #2c5a3a;
  --hole-rough: #38704a;
  --hole-fairway: #4f9a5c;
  --hole-green: #7cc682;
  --hole-sand: #f0e2b6;
  --hole-water: #3d7fb0;
  :root[data-theme='dark'] & {
    --hole-woods: #172f20;
    --hole-rough: #1f422c;
    --hole-fairway: #2f6f3c;
    --hole-green: #58a860;
    --hole-sand: #e9d8a6;
    --hole-water: #22577d;
  }
  display: block;
  width: 100%;
  height: auto;
  max-height: 560px;
  background: ${GROUND.woods};
  border-right: 1px solid ${token.line};
  ${media.phone} {
    max-height: 44vh;
    max-height: 44svh;
    border-right: 0;
  }
`;
