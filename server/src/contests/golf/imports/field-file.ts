import { z } from 'zod';
import type { Listed } from '../rules/groups.rules';

const golfer = z.object({ name: z.string().optional(), odds: z.string().nullish(), starting_strokes: z.unknown().optional() });
const golfers = z.record(z.string().regex(/^\d{1,9}$/), golfer);

/** To par, as the TOUR Championship of 2019 to 2024 gave them: -10 to its favourite. */
export const startingStrokes = z.number().int().min(-20).max(0);

/** The field of one tournament: in tiers that somebody has made, or without any. A golfer's `starting_strokes` may be left out. */
export const fieldFile = z.object({
  pga_tournament_id: z.string(),
  player_tiers: z.record(z.string().regex(/^\d$/), golfers).optional(),
  players: golfers.optional(),
});
export type FieldFile = z.infer<typeof fieldFile>;

/** American odds as decimal ones: '+2500' is 26, '-200' is 1.5; null for none. */
export function decimalOdds(american: string | null | undefined): number | null {
  const odds = /^([+-])(\d+)$/.exec(american?.trim() ?? '');
  if (!odds) return null;
  const amount = Number(odds[2]);
  return odds[1] === '+' ? amount / 100 + 1 : Math.round((100 / amount + 1) * 1000) / 1000;
}

export interface FileGolfer extends Listed {
  /** Left out where the file says nothing of them. */
  readonly startingStrokes?: number;
}

export interface FileField {
  readonly id: string;
  readonly golfers: readonly FileGolfer[];
  /** What is wrong with it, in words. */
  readonly problems: readonly string[];
}

/** The golfers of a field file. Without a name a golfer is told by his id, which must then be known. */
export function fieldOf(file: FieldFile, nameOf: (id: number) => string | undefined): FileField {
  const problems: string[] = [];
  const found = new Map<number, FileGolfer>();
  const listed = (tier: number | undefined, some: z.infer<typeof golfers>) => {
    for (const [text, { name, odds, starting_strokes: given }] of Object.entries(some)) {
      const golferId = Number(text);
      const starting = startingStrokes.nullish().safeParse(given);
      const known = name?.trim() || nameOf(golferId);
      if (!known) problems.push(`golfer ${golferId} has no name and is not known`);
      else if (/ *[/&] */.test(known) && known.includes('/'))
        problems.push(`${known}: two golfers share a ball here, so nobody's own holes exist`);
      else if (found.has(golferId)) problems.push(`golfer ${golferId} is in the file twice`);
      else if (!starting.success) problems.push(`${known}: starting_strokes ${JSON.stringify(given)} is not a whole number from -20 to 0`);
      else
        found.set(golferId, {
          golferId,
          name: known,
          odds: decimalOdds(odds),
          worldRank: null,
          ...(tier === undefined ? {} : { tier }),
          ...(typeof starting.data === 'number' ? { startingStrokes: starting.data } : {}),
        });
    }
  };
  for (const [tier, some] of Object.entries(file.player_tiers ?? {})) listed(Number(tier), some);
  if (!file.player_tiers) listed(undefined, file.players ?? {});
  if (found.size === 0 && problems.length === 0) problems.push('The file has no golfers.');
  return { id: file.pga_tournament_id, golfers: [...found.values()], problems };
}
