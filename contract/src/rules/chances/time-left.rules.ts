const QUARTER = 15;
const REGULATION = 4 * QUARTER;

/** What is shown of how far a game has come. */
export interface Clock {
  /** 'Q3', 'Halftime', 'OT'; '' before the first play. */
  readonly status: string;
  /** '4:12'; '' while it stands still between two quarters. */
  readonly timeLeft: string;
}

/** Minutes; 0 where there is no clock, as in a pause. */
const minutes = (clock: string): number => {
  const [whole = 0, seconds = 0] = clock.split(':').map(Number);
  return whole + seconds / 60 || 0;
};

/** The share of its four quarters that a football game has left, 1 before its first play; null where nothing shown tells it. */
export function shareLeft({ status, timeLeft }: Clock): number | null {
  if (status === 'Halftime') return 0.5;
  if (status === '') return 1;
  if (isOvertime(status)) return 0;
  const quarter = Number(/^Q([1-4])$/.exec(status)?.[1] ?? 0);
  if (quarter === 0) return null;
  return ((4 - quarter) * QUARTER + Math.min(QUARTER, minutes(timeLeft))) / REGULATION;
}

export const isOvertime = (status: string): boolean => status.startsWith('OT');

/** Minutes that an overtime's clock has left; null where it shows none. */
export const overtimeLeft = ({ timeLeft }: Clock): number | null => (timeLeft === '' ? null : minutes(timeLeft));
