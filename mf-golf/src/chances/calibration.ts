/** How good the chances were on a tournament of real holes: a share that was said, and how often it happened. */
export interface Calibration {
  /** 'after round 2' */
  readonly when: string;
  /** Mean squared error of what was said; less is better. */
  readonly brier: number;
  /** The same of saying one in 28 each time. */
  readonly constant: number;
  readonly bins: readonly { readonly said: number; readonly happened: number; readonly n: number }[];
}

/** The TOUR Championship of 2020, hole by hole, in 15 leagues of 28 entries with random golfers; a test holds these figures. */
export const CALIBRATION: readonly Calibration[] = [
  {
    when: 'after round 2',
    brier: 0.0314,
    constant: 0.0344,
    bins: [
      { said: 0.006, happened: 0.004, n: 244 },
      { said: 0.033, happened: 0.06, n: 84 },
      { said: 0.071, happened: 0.073, n: 55 },
      { said: 0.144, happened: 0.1, n: 30 },
      { said: 0.305, happened: 0.2, n: 5 },
      { said: 0.499, happened: 0.5, n: 2 },
    ],
  },
  {
    when: 'after round 3',
    brier: 0.0198,
    constant: 0.0344,
    bins: [
      { said: 0.002, happened: 0, n: 319 },
      { said: 0.035, happened: 0.068, n: 44 },
      { said: 0.07, happened: 0.045, n: 22 },
      { said: 0.147, happened: 0, n: 15 },
      { said: 0.289, happened: 0.364, n: 11 },
      { said: 0.653, happened: 0.778, n: 9 },
    ],
  },
];
