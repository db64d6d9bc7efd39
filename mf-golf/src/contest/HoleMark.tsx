import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';
import { holeFace } from './score.rules';

/**
 * A hole's score: round under par, square over it, doubled for two; a dot where nothing is posted.
 * What holds it has `holeMarks` among its styles: a board has hundreds, and each styled component is three to draw.
 */
export function HoleMark({ toPar, children }: { toPar: number | null; children?: ReactNode }) {
  return <span data-face={holeFace(toPar)}>{toPar === null ? '·' : children}</span>;
}

export const holeMarks = `
  [data-face] {
    ${type.cell};
    display: inline-block;
    box-sizing: border-box;
    width: 23px;
    height: 23px;
    border: 1.5px solid transparent;
    line-height: 20px;
    text-align: center;
    color: ${token.ink};
    &[data-face='none'],
    &[data-face='par'] {
      border: 0;
      line-height: 23px;
    }
    &[data-face='none'] {
      color: ${token.ink3};
    }
    &[data-face='birdie'],
    &[data-face='eagle'],
    &[data-face='double-eagle'] {
      border-color: ${token.under};
      border-radius: 50%;
      color: ${token.under};
    }
    &[data-face='bogey'],
    &[data-face='double-bogey'] {
      border-color: ${token.over};
      border-radius: 2px;
      color: ${token.over};
    }
    &[data-face='eagle'],
    &[data-face='double-bogey'] {
      outline: 1.5px solid currentColor;
      outline-offset: -5px;
    }
    &[data-face='double-eagle'] {
      background: ${token.under};
      color: ${token.surface};
    }
  }
`;

const sides = `
  &[data-side='under'] {
    color: ${token.under};
  }
  &[data-side='over'] {
    color: ${token.over};
  }
`;

/** Scores to par in their colours, for a table that says `data-side` itself. */
export const scoresToPar = `
  [data-side] {
    ${sides}
  }
`;

/** A score to par in its colour. */
export const ToPar = styled.span`
  color: ${token.ink};
  ${sides}
`;

export const sideOf = (toPar: number | null) => (toPar === null || toPar === 0 ? undefined : toPar < 0 ? 'under' : 'over');
