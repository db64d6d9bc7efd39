import { STRENGTH } from './seed-model/model.constants';

/** The chance that a team of one seed beats one of another: 1 / (1 + e^-(difference of strengths)). Level seeds have a half. */
export function seedChance(seed: number, other: number): number {
  return 1 / (1 + Math.exp((STRENGTH[other - 1] ?? 0) - (STRENGTH[seed - 1] ?? 0)));
}
