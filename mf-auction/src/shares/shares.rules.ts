import { formatList, formatRate } from '@poolhouse/shared-ui';
import type { LiveTeamRow } from '../contest/auction.types';

/** Lots that may be shared: sold ones, of one owner or (null) of all. The best seed first. */
export function shareable(teams: readonly LiveTeamRow[], owner: number | null): LiveTeamRow[] {
  return teams
    .filter(({ ID, lot, owner_id: id }) => ID === lot && id !== 0 && (owner === null || id === owner))
    .sort((a, b) => a.Seed - b.Seed || a.ID - b.ID);
}

/** Why a part cannot be offered; '' when it can. */
export const percentTrouble = (percent: string): string => (/^[1-9]\d?$/.test(percent) ? '' : 'must be a whole number from 1 to 99');

/** What a partner pays, to the nearest point; the whole lot's price, also where it holds several teams. */
export function partCost(teams: readonly LiveTeamRow[], { lot }: LiveTeamRow, percent: number): number {
  const price = teams.reduce((sum, team) => sum + (team.lot === lot ? (team.Price ?? 0) : 0), 0);
  return Math.round((price * percent) / 100);
}

/** Who holds it: 'Rusty Oakes 60%, Dana 40%'. */
export function sharesOf({ shares }: Pick<LiveTeamRow, 'shares'>, name: (id: number) => string): string {
  return formatList(
    shares
      .split(',')
      .filter((one) => one !== '')
      .map((one) => {
        const [id = '0', percent = '100'] = one.split(':');
        return `${name(Number(id))} ${formatRate(Number(percent))}`;
      }),
  );
}
