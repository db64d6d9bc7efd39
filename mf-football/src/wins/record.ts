import { formatRecord } from '@poolhouse/shared-ui';

/** '11–5', with ties where there are any: '11–5–1'. */
export function recordOf({ Wins, Losses, Ties }: { Wins: number; Losses: number; Ties: number }): string {
  return Ties > 0 ? formatRecord(Wins, Losses, Ties) : formatRecord(Wins, Losses);
}
