import { QrCode } from '@poolhouse/shared-ui/device';

/** The board's link as a picture for a phone's camera. */
export default function ShareCode({ link }: { link: string }) {
  return <QrCode text={link} label="QR code of the board" />;
}
