import { Copy, Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, media, token, type } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { ActionRow } from '../../look/ActionRow';
import { shownLink } from './invite.rules';

const QrCode = lazyPart<{ link: string }>(() => import(/* webpackChunkName: "qr" */ './QrCode'));

const Card = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 16px 14px;
  border-bottom: 1px solid ${token.line};
  & > b {
    ${type.team};
    overflow-wrap: anywhere;
    text-align: center;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
const Room = styled.div`
  width: 220px;
  aspect-ratio: 1;
`;

/** The link in the ways in which it is given on: a picture, a share sheet, the clipboard, paper. */
export function LinkCard({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  // A share sheet that is closed again is no fault.
  const share = () => navigator.share({ title: 'Join our pool', url: link }).catch(() => undefined);
  return (
    <Card>
      <Room>
        <Suspense fallback={null}>
          <QrCode link={link} />
        </Suspense>
      </Room>
      <b data-testid="invitation">{shownLink(link)}</b>
      <ActionRow>
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
      </ActionRow>
    </Card>
  );
}
