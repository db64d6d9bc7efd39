/**
 * What `poolhouse seed-model FOLDER` said of the tournaments of 1985 to 2025: fitted with smoothing 30, and how good it is on seasons that
 * it had not seen. A test holds these figures to the command's where the files are there.
 */
export const SMOOTHING = 30;
export const MODEL_FACTS = {
  games: 2425,
  from: 1985,
  to: 2025,
  logLoss: 0.5441,
  brier: 0.1849,
  bands: [
    { said: 0.561, came: 0.59, games: 715 },
    { said: 0.661, came: 0.623, games: 520 },
    { said: 0.759, came: 0.755, games: 531 },
    { said: 0.845, came: 0.843, games: 338 },
    { said: 0.954, came: 0.956, games: 321 },
  ],
} as const;

/** How strong a seed is, on a logistic scale, to two places. */
export const STRENGTH = [
  0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67,
] as const;
