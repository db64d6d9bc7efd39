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
      { said: 0.006, happened: 0.008, n: 244 },
      { said: 0.033, happened: 0.048, n: 84 },
      { said: 0.071, happened: 0.074, n: 54 },
      { said: 0.139, happened: 0.067, n: 30 },
      { said: 0.296, happened: 0.333, n: 6 },
      { said: 0.502, happened: 0.5, n: 2 },
    ],
  },
  {
    when: 'after round 3',
    brier: 0.0199,
    constant: 0.0344,
    bins: [
      { said: 0.002, happened: 0, n: 318 },
      { said: 0.034, happened: 0.068, n: 44 },
      { said: 0.071, happened: 0.04, n: 25 },
      { said: 0.163, happened: 0.071, n: 14 },
      { said: 0.305, happened: 0.273, n: 11 },
      { said: 0.683, happened: 0.875, n: 8 },
    ],
  },
];
