import { token } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { SettingHint } from '@poolhouse/shared-ui/screen';
import type { ReactNode } from 'react';

const Words = styled.pre`
  margin: 0;
  padding: 12px 14px;
  overflow-x: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${token.pushTint};
  color: ${token.pushInk};
  user-select: all;
`;

export interface Shown {
  readonly title: string;
  readonly hint: string;
  readonly lines: readonly string[];
}

/** Secrets that the server tells once and keeps no copy of; `children` are what may be done with them. */
export function ShownOnce({ title, hint, lines, children, onDone }: Shown & { children?: ReactNode; onDone?: () => void }) {
  return (
    <div role="status">
      <b>{title}</b>
      <SettingHint>{hint}</SettingHint>
      <Words>{lines.join('\n')}</Words>
      {children}
      {onDone && <Button onClick={onDone}>I have kept them</Button>}
    </div>
  );
}
