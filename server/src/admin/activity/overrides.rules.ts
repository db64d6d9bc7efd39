/** What administrators do by hand or in somebody's stead in every contest; contests name their own (contests/overrides.ts). */
export const HOUSE_OVERRIDES = [
  'game.set',
  'game.corrected',
  'entry.added',
  'entry.removed',
  'entry.renamed',
  'entry.paid',
  'smack.moderated',
  'season.frozen',
  'season.reopened',
  'override.undone',
] as const;
