import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Sparkles } from 'lucide-react';
import type { Perfect } from './sweat-lines.rules';

/** That all picks of the week can still be right, or are. */
export function PerfectBanner({ perfect: { done, title, text } }: { perfect: Perfect }) {
  return (
    <Banner data-done={done || undefined}>
      <Sparkles size={28} aria-hidden />
      <p>
        <b>{title}</b>
        {text}
      </p>
    </Banner>
  );
}

const Banner = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 12px 16px;
  border-block: 1.5px solid ${token.winInk};
  color: ${token.winInk};
  background: ${token.winTint};
  ${type.cell};
  svg {
    flex: none;
  }
  b {
    display: block;
    ${type.h2};
  }
  &[data-done] {
    color: ${token.onWin};
    background: ${token.win};
  }
`;
