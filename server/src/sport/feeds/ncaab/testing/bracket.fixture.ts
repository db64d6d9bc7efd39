import type { Invalidate, Tx } from '../../../../ground/db/database';
import { must } from '../../../../ground/must';
import { takeTournaments } from '../../../imports/ncaab/import-ncaab';
import { bracketGames, fieldSlot, slotKey, type SlotKey } from '../../../tournament/bracket.rules';
import { selectionAt, tipoffs } from '../../../tournament/tipoff.rules';

const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
const DAY_ZERO = '10/27/2025';
/** The slots that the First Four plays for: two seeds of 16 and two of 11. */
const FEEDS: readonly SlotKey[] = [fieldSlot(0, 16), fieldSlot(1, 11), fieldSlot(2, 16), fieldSlot(3, 11)];

export const YEAR = 2026;
export const SELECTION = selectionAt(DAY_ZERO);
/** The first game of the First Four and the first of the round of 64, as the site spreads them. */
export const FIRST_FOUR = Date.parse('2026-03-10T22:40:00Z');

/** 'South 5'; 'South 16a' and 'South 16b' play in the First Four. */
const nameOf = (quarter: number, seed: number, half = ''): string => {
  const region = must(REGIONS[quarter], 'a region');
  return `${region.charAt(0)}${region.slice(1).toLowerCase()} ${seed}${half}`;
};

/** A bracket without results whose teams are named by their places, on the board as far as `now` lets it be seen. */
export async function keepBracket(tx: Tx, invalidate: Invalidate, now: number): Promise<void> {
  const teams = new Map<number, string>();
  const add = (name: string) => {
    teams.set(teams.size + 1, name);
    return teams.size;
  };
  const field = [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: 16 }, (_, index) => {
      const [seed, slot] = [index + 1, fieldSlot(quarter, index + 1)];
      const pair = FEEDS.indexOf(slot);
      if (pair === -1) return [{ slot, teamId: add(nameOf(quarter, seed)), seed, feeds: null }];
      return ['a', 'b'].map((half, side) => ({
        slot: slotKey(0, 2 * pair + side + 1),
        teamId: add(nameOf(quarter, seed, half)),
        seed,
        feeds: slot,
      }));
    }).flat(),
  );
  const games = bracketGames(FEEDS);
  const at = tipoffs(games, DAY_ZERO, () => undefined);
  const tournament = {
    season: YEAR,
    opensAt: SELECTION,
    regions: REGIONS,
    field,
    games: games.map(({ key }) => ({ key, tipoffAt: must(at.get(key), 'a tip-off'), result: null, walkover: null })),
  };
  await takeTournaments(tx, invalidate, { tournaments: [tournament], teams, now });
}
