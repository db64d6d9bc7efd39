import { Suspense } from 'react';
import { lazyPart, token, type } from '@poolhouse/shared-ui';
import { PanelSkeleton } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

export const Tools = lazyPart(() => import(/* webpackChunkName: "tools" */ './Tools'));

const Aside = styled.aside`
  background: ${token.surface};
  border-right: 1px solid ${token.line2};
  & > h2 {
    ${type.h2};
    padding: 22px 18px 12px;
    border-bottom: 1px solid ${token.line};
  }
`;

/** The tools beside the page. */
export function ToolsAside() {
  return (
    <Aside aria-label="Tools">
      <h2>Tools</h2>
      <Suspense fallback={<PanelSkeleton rows={6} />}>
        <Tools />
      </Suspense>
    </Aside>
  );
}
