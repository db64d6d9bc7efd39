import { useState } from 'react';
import { token } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';

const Box = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: 10px;
  overflow: auto;
  border: 1px solid ${token.line2};
  background: ${token.sunken};
  font:
    400 0.8125rem/1.4 ui-monospace,
    'SFMono-Regular',
    Consolas,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** An answer in full, to be read or copied. */
export function JsonBox({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      {/* It scrolls, so the keyboard has to reach it. */}
      <Box tabIndex={0} role="region" aria-label={label}>
        {text}
      </Box>
      <Button size="small" color="inherit" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
