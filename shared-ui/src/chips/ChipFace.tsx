import { Lock } from 'lucide-react';
import type { HTMLAttributes, ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import type { ResultFace } from './result-face';

const shapes = {
  up: <path d="M10 5.5 15 14H5z" fill="currentColor" />,
  down: <path d="M10 14.5 5 6h10z" fill="currentColor" />,
  level: <path d="M5.5 8h9M5.5 12h9" stroke="currentColor" strokeWidth="2" />,
};

const isShape = (mark: string): mark is keyof typeof shapes => mark in shapes;

export function ChipFace({ face, ...rest }: { face: ResultFace } & HTMLAttributes<HTMLSpanElement>): ReactElement {
  const outline = face.outline ? `inset 0 0 0 1.5px ${token[face.outline]}` : 'none';
  return (
    <Chip {...rest} style={{ background: token[face.ground], color: token[face.ink], boxShadow: outline }}>
      <Mark mark={face.mark} />
    </Chip>
  );
}

function Mark({ mark }: { mark: ResultFace['mark'] }): ReactElement {
  if (mark === 'lock') return <Lock size={12} strokeWidth={2} aria-hidden />;
  if (!isShape(mark)) return <span aria-hidden>{mark}</span>;
  return (
    <svg width="100%" height="100%" viewBox="0 0 20 20" fill="none" aria-hidden>
      {shapes[mark]}
    </svg>
  );
}

export const EmptyChip = styled.span`
  flex: none;
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  vertical-align: middle;
`;

const Chip = styled.span`
  ${type.note};
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 4px;
  border: 0 solid transparent;
  font-weight: 600;
  line-height: 1.25rem;
  vertical-align: middle;
  @media (forced-colors: active) {
    border-width: 1px;
  }
  @media print {
    border: 1px solid ${token.ink};
    line-height: 18px;
  }
`;
