import { QrCode } from '@poolhouse/shared-ui/device';

/** The invitation's link as a picture for a phone's camera. */
export default function InvitationCode({ link }: { link: string }) {
  return <QrCode text={link} label="QR code of the invitation" />;
}
