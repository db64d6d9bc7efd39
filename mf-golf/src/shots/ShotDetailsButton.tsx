import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { openShotDetails } from './open-shot-details';

interface Props extends ComponentPropsWithoutRef<'button'> {
  look: ElementType;
  contest: number;
  tid: number;
}

/** Opens the shot details. All that it is given can be compared, so that a panel's head is not drawn for a score. */
export function ShotDetailsButton({ look: Look, contest, tid, ...rest }: Props) {
  return <Look type="button" {...rest} onClick={() => openShotDetails({ contest_id: contest, current_tournament: tid })} />;
}
