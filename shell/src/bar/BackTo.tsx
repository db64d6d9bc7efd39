import type { Back } from '@poolhouse/shared-ui';
import { ArrowLeft } from 'lucide-react';
import { Up } from './bar.styles';

/** The way to the page above, by its name. */
export function BackTo({ back: { to, label } }: { back: Back }) {
  return (
    <Up to={to}>
      <ArrowLeft size={24} aria-hidden="true" />
      <span>{label}</span>
    </Up>
  );
}
