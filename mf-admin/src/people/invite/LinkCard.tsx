import { lazyPart, media, token } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, Buttons, typeSx } from '@poolhouse/shared-ui/desk';
import { Copy, Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { shownLink } from './invite.rules';

const QrCode = lazyPart<{ link: string }>(() => import(/* webpackChunkName: "qr" */ './QrCode'));

const cardSx = {
  display: 'grid',
  gap: '12px',
  justifyItems: 'center',
  padding: '16px 14px',
  borderBottom: `1px solid ${token.line}`,
  '& > b': { ...typeSx.team, overflowWrap: 'anywhere', textAlign: 'center' },
  [media.phone]: { paddingInline: '16px' },
};

/** The link in the ways in which it is given on: a picture, a share sheet, the clipboard, paper. */
export function LinkCard({ link }: { link: string }) {
  return (
    <Box sx={cardSx}>
      <Box sx={{ width: 220, aspectRatio: '1' }}>
        <Suspense fallback={null}>
          <QrCode link={link} />
        </Suspense>
      </Box>
      <b data-testid="invitation">{shownLink(link)}</b>
      <WaysOn link={link} />
    </Box>
  );
}

function WaysOn({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  // A share sheet that is closed again is no fault.
  const share = () => navigator.share({ title: 'Join our pool', url: link }).catch(() => undefined);
  return (
    <Buttons>
      {canShare && (
        <Button variant="contained" startIcon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          Share link
        </Button>
      )}
      <Button
        variant={canShare ? 'outlined' : 'contained'}
        color={canShare ? 'inherit' : 'primary'}
        startIcon={<Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </Buttons>
  );
}
