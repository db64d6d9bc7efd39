import type { Invitation } from '@poolhouse/contract';
import { formatAnd } from '@poolhouse/shared-ui';

type Invited = Pick<Invitation, 'invited_by' | 'contests'>;

/** Who invites, and to what: 'Ann invites you to Football and Underdogs 2026.' */
export function leadOf({ invited_by: by, contests }: Invited): string {
  const who = by === '' ? 'You are invited' : `${by} invites you`;
  if (contests.length === 0) return `${who}.`;
  const titles = [...new Set(contests.map(({ title }) => title))];
  const years = [...new Set(contests.map(({ year }) => year))];
  return `${who} to ${formatAnd(titles)}${years.length === 1 ? ` ${years[0]}` : ''}.`;
}
