import { token } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Box } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';

const boxSx = {
  maxHeight: 320,
  margin: 0,
  padding: '10px',
  overflow: 'auto',
  border: `1px solid ${token.line2}`,
  background: token.sunken,
  font: "400 0.8125rem/1.4 ui-monospace, 'SFMono-Regular', Consolas, monospace",
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** An answer in full, to be read or copied. */
export function JsonBox({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      {/* It scrolls, so the keyboard has to reach it. */}
      <Box component="pre" tabIndex={0} role="region" aria-label={label} sx={boxSx}>
        {text}
      </Box>
      <Button size="small" color="inherit" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
