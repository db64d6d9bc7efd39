import { must } from '../../../ground/must';
import type { ImportedTournament } from '../../../sport/imports/ncaab/bracket-of-files';
import { between, seededRandom, type Random } from '../../../sport/practice/random.rules';
import { bracketGames, fieldSlot, fillSlots, slotKey, type BracketGame, type SlotKey } from '../../../sport/tournament/bracket.rules';
import { seedChance } from '../../../sport/tournament/seed-strength.rules';
import { selectionAt, tipoffs } from '../../../sport/tournament/tipoff.rules';
import { DEMO_SEASON } from '../demo-season';
import { normal } from '../strength.rules';
import { demoColleges } from './demo-colleges';

/** Dice of its own, so that no other part of the demo changes it. */
const SEED = 20260315;
/** The season's first day, from which its days are counted: the field is announced on Sunday 15 March 2026. */
const DAY_ZERO = '11/3/2025';
const FIRST_ID = 900_001;
const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
/** The seeds that two teams play for in the First Four: quarter and seed. */
const PLAYED_FOR: ReadonlyArray<readonly [quarter: number, seed: number]> = [
  [0, 16],
  [1, 11],
  [2, 16],
  [3, 11],
];

export const DEMO_TOURNAMENT = DEMO_SEASON;

/** The ids and names of its teams. */
export const demoTeams: ReadonlyMap<number, string> = new Map(demoColleges.map((name, index) => [FIRST_ID + index, name]));

/** The made-up tournament of March 2026, with the results that wait. Every demo has the same. */
export function demoTournament(): ImportedTournament {
  const random = seededRandom(SEED);
  const field = demoField();
  const games = bracketGames([...new Set(field.flatMap(({ feeds }) => feeds ?? []))]);
  const seedOf = new Map(field.map(({ teamId, seed }) => [teamId, seed]));
  const results = new Map<string, ImportedTournament['games'][number]['result']>();
  fillSlots(games, new Map(field.map(({ slot, teamId }) => [slot, teamId])), ({ key }: BracketGame, [upper, lower]) => {
    const chance = seedChance(must(seedOf.get(upper), 'a seed'), must(seedOf.get(lower), 'a seed'));
    const upperWins = random() < chance;
    results.set(key, score(upperWins, random));
    return upperWins ? 1 : 2;
  });
  const at = tipoffs(games, DAY_ZERO, () => undefined);
  return {
    season: DEMO_TOURNAMENT,
    opensAt: selectionAt(DAY_ZERO),
    regions: REGIONS,
    field,
    games: games.map(({ key }) => ({ key, tipoffAt: must(at.get(key), 'a tip-off'), result: results.get(key) ?? null, walkover: null })),
  };
}

function demoField(): ImportedTournament['field'] {
  const idOf = (seed: number, quarter: number) => FIRST_ID + 4 * (seed - 1) + quarter;
  const slots = [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: 16 }, (_, index) => ({ slot: fieldSlot(quarter, index + 1), teamId: idOf(index + 1, quarter), seed: index + 1 })),
  );
  const fed = PLAYED_FOR.map(([quarter, seed]) => ({ slot: fieldSlot(quarter, seed), first: idOf(seed, quarter), seed })).sort(
    (a, b) => position(a.slot) - position(b.slot),
  );
  return [
    ...fed.flatMap(({ slot, first, seed }, index) => [
      { slot: slotKey(0, 2 * index + 1), teamId: first, seed, feeds: slot },
      { slot: slotKey(0, 2 * index + 2), teamId: FIRST_ID + 64 + index, seed, feeds: slot },
    ]),
    ...slots.filter(({ slot }) => !fed.some((one) => one.slot === slot)).map((one) => ({ ...one, feeds: null })),
  ];
}

const position = (slot: SlotKey): number => Number(slot.split('p')[1]);

function score(upperWins: boolean, random: Random): { score1: number; score2: number; overtime: boolean } {
  const margin = Math.max(1, Math.round(Math.abs(normal(random)) * 10));
  const loser = Math.max(41, Math.round(66 + normal(random) * 8 - margin / 3));
  const overtime = margin <= 8 && between(random, 1, 10) === 1;
  const extra = overtime ? between(random, 6, 10) : 0;
  const [won, lost] = [loser + margin + extra, loser + extra];
  return upperWins ? { score1: won, score2: lost, overtime } : { score1: lost, score2: won, overtime };
}
