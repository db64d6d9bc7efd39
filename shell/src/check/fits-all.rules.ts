import type { Found } from './check.types';

/** Whether nothing was found that does not fit; what waits for its lock is no misfit. */
export const fitsAll = ({ opened, leftOut, past, receipts }: Required<Found>): boolean =>
  opened.every(({ misfit }) => misfit === null) &&
  leftOut.misfit === null &&
  past.why === null &&
  past.fault === null &&
  receipts.every(({ state }) => state === 'fits' || state === 'waits');
