import type { WinsStandingRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';

/** '11–5', with ties where there are any: '11–5–1'. */
export const recordOf = ({ Wins, Losses, Ties }: Pick<WinsStandingRow, 'Wins' | 'Losses' | 'Ties'>): string =>
  formatRecord(Wins, Losses, ...(Ties > 0 ? [Ties] : []));
